import { useEffect } from 'react';
import { useLocation } from 'react-admin';

/** Puts the focus on the setting that the address names after « # ». */
export function useAskedSetting(): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    if (hash) document.getElementsByName(hash.slice(1))[0]?.focus();
  }, [location]);
}
