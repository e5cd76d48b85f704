/**
 * A value that the planner does not look at, as SQL. Otherwise it weighs each time whether a plan for these very values was worth making, makes it,
 * and that takes longer than the reading: a plan for any values then looks dearer than it is. @param placeholder for example `$2`
 */
export const unseen = (placeholder: string, type: string): string => `(select ${placeholder}::${type})`;
