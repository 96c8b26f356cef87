import type { Database } from '@/backend/platform/database/database';

export type InstanceLine = {
  slug: string;
  name: string;
  status: string;
  domains: string[];
  branches: number;
  products: number;
};

export function listInstances(db: Database): Promise<InstanceLine[]> {
  return db.system((sql) =>
    sql<InstanceLine>(
      `select i.slug, i.name, i.status,
         array(select host from instance_domains d where d.instance_id = i.id order by position, host) as domains,
         (select count(*) from suppliers s where s.instance_id = i.id and s.removed_at is null) as branches,
         (select count(*) from products p where p.instance_id = i.id and p.removed_at is null) as products
       from instances i order by i.slug`,
    ),
  );
}
