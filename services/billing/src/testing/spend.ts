import { SPEND_SQL } from '../wallet/spend.store.js';

/** A statement as chat's, for one message of one member: `$1` pays `$2` credits for `$3`, at `$4`. It answers a row when they could be paid. */
export const SPEND = SPEND_SQL.alone('select $1::integer as sender_id, $2::integer as cost, $3::text as reference', '$4');
