import type { COMPLAINT_CATEGORIES } from './complaints.js';

const ABOUT: (typeof COMPLAINT_CATEGORIES)[number] = 'other';

/** Where a member objects to what an operator decided about their profile: the form for complaints, with what it is about chosen. */
export const OBJECTION_PATH = `/complaints?category=${ABOUT}`;
