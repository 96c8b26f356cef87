/** SQL: the origin of a diner's last visit, kept with what they order (rule visit/numbers). @param profile SQL of their id */
export const acquisitionOf = (profile: string): string =>
  `(select a.id from sessions s join acquisitions a on a.instance_id = s.instance_id and a.session_id = s.id
     where s.instance_id = $1 and s.profile_id = ${profile} order by s.created_at desc, a.id desc limit 1)`;
