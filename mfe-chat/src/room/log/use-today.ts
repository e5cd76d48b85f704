import { useEffect, useState } from 'react';

/** The present day; changes at midnight, also while the page stays open. */
export const useToday = (): Date => {
  const [today, setToday] = useState(() => new Date());
  // midnight comes without anybody doing anything
  useEffect(() => {
    const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
    const timer = setTimeout(() => setToday(new Date()), Math.max(1000, midnight.getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [today]);
  return today;
};
