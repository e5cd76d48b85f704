import { PASSWORD_MAX, PASSWORD_MIN } from '@rendezvous/contracts/account/credentials';
import { NAME_MAX } from '@rendezvous/contracts/account/profile';
import { ageAt, codePoints, isBlank, isCalendarDate } from '@rendezvous/contracts/kernel';

/** What is wrong with a field, under the names that the server uses; true when nothing is. */
export type Judgement = true | string;

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const HIDDEN = /\p{C}/u;

export const needed = (value: unknown): Judgement =>
  value === '' || value === false || value === null || value === undefined ? 'required' : true;

export const emailFault = (value: string): Judgement => {
  if (value.trim() === '') return 'required';
  return ADDRESS.test(value.trim()) ? true : 'email';
};

export const nameFault = (value: string): Judgement => {
  const name = value.trim();
  if (isBlank(name)) return 'required';
  if (name.includes('@') || HIDDEN.test(name)) return 'name';
  if (name.length < 2) return 'too-small';
  return name.length > NAME_MAX ? 'too-big' : true;
};

export const passwordFault = (value: string): Judgement => {
  if (value === '') return 'required';
  if (value.length < PASSWORD_MIN) return 'too-small';
  return value.length > PASSWORD_MAX ? 'too-big' : true;
};

/** @param value `YYYY-MM-DD`, or '' while a part is missing */
export const birthDateFault = (value: string, minAge: number, now: Date): Judgement => {
  if (value === '') return 'required';
  if (!isCalendarDate(value) || ageAt(value, now) > 120) return 'birth-date';
  return ageAt(value, now) < minAge ? 'too-young' : true;
};

export const lengthFault = (value: string, max: number): Judgement => (codePoints(value) > max ? 'too-big' : true);
