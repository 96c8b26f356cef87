-- Migration 0216 made anew what 0210 has, and 0215 one that begins with another of 0210: each is written with every row.
drop index trackings_instance_id_session_id_idx1;
drop index performance_metrics_instance_id_session_id_idx1;
drop index cookie_consents_instance_id_session_id_idx1;
drop index sessions_instance_id_profile_id_idx;
