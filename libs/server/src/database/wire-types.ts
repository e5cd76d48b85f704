import { types } from 'pg';

const INT8 = 20;
const DATE = 1082;

/** An int8 is a number here as long as a number holds it exactly; beyond that it stays text. */
types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
});

/** A calendar date is `YYYY-MM-DD`: as an instant it would move with the time zone of the process. */
types.setTypeParser(DATE, (text) => text);
