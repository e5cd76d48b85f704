const padded = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds of a time that is left, zero-padded as the countdown shows them. */
export const partsOf = (seconds: number) => {
  const left = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
  return { hours, minutes, shown: [padded(hours), padded(minutes), padded(left % 60)] as const };
};
