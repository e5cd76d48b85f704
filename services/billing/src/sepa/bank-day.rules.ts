/** A calendar date, `YYYY-MM-DD`. */
export type Day = string;

/** Where the banks' day begins and ends. */
const BANK_ZONE = 'Europe/Berlin';

const written = new Intl.DateTimeFormat('en-CA', { timeZone: BANK_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day at the banks. */
export const bankDate = (at: Date): Day => written.format(at);

const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

export const addDays = (day: Day, count: number): Day => {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
};

/** The same day so many months later, or the last one of that month where it has no such day. */
export const addMonths = (day: Day, count: number): Day => {
  const date = dateOf(day);
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + count;
  const last = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(Math.floor(months / 12), months % 12, Math.min(date.getUTCDate(), last))));
};

/** Easter Sunday by the Gregorian calendar (the anonymous algorithm that Meeus gives). */
export const easterSunday = (year: number): Day => {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const place = epact + weekday - 7 * shift + 114;
  return dayOf(new Date(Date.UTC(year, Math.floor(place / 31) - 1, (place % 31) + 1)));
};

/** Days of the week, and of the year, on which the banks' system TARGET is closed. */
const CLOSED_EACH_YEAR: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26']);

/** Whether money moves between banks on a day: TARGET is open. */
export const isBankDay = (day: Day): boolean => {
  const weekday = dateOf(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || CLOSED_EACH_YEAR.has(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return day !== addDays(easter, -2) && day !== addDays(easter, 1);
};

/** The bank day that comes so many bank days after a day, or before it where the count is negative; that day itself does not count. */
export const addBankDays = (day: Day, count: number): Day => {
  let found = day;
  for (let left = Math.abs(count); left > 0;) {
    found = addDays(found, Math.sign(count));
    if (isBankDay(found)) left -= 1;
  }
  return found;
};

/** Bank days from signing to collecting: one to tell the payer, one for the bank. */
const NOTICE_BANK_DAYS = 2;

/** The day on which what is signed now is collected. */
export const dueDay = (signedAt: Date): Day => addBankDays(bankDate(signedAt), NOTICE_BANK_DAYS);

/** The latest day for which the bank takes a debit today: it wants it a bank day before. What is due by then is to be sent. */
export const sendableUntil = (now: Date): Day => addBankDays(bankDate(now), 1);
