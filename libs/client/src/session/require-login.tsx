import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sessionApi } from './session.api';

/** Shows a page to members only; visitors go to the login, which leads back here. */
export const RequireLogin = ({ children }: { children: ReactNode }) => {
  const { data, isLoading } = sessionApi.useSessionUserQuery();
  const { pathname, search } = useLocation();
  if (isLoading) return null;
  if (!data?.user) return <Navigate replace to={`/login?next=${encodeURIComponent(pathname + search)}`} />;
  return children;
};
