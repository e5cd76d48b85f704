import { SPEND_SQL } from '../wallet/spend.store.js';

/** A statement as chat's, for one message of one member: `$1` pays `$2` credits for `$3`, at `$4`. It answers a row when they could be paid. */
export const SPEND = `
  with asked as (select $1::integer as sender_id, $2::integer as cost, 1 as o),
       ${SPEND_SQL.lockWallets('asked')},
       paid as (select a.*, w.granted + w.bought as balance, a.cost as upto from asked a join wallet w on w.member_id = a.sender_id),
       accepted as (select sender_id as member_id, cost, upto, 'message' as kind, $3::text as reference from paid where upto <= balance),
       ${SPEND_SQL.spend('accepted', '$4')}
  select balance from moved`;
