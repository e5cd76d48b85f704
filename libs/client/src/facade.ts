/**
 * The one module that shell and remotes share beside React. Code keeps its ordinary imports ('react-intl', …): the build maps them
 * here. A shared module is not tree-shaken, so only what is used stands here. Additive: names are never taken away.
 */
export {
  FormattedDate,
  FormattedList,
  FormattedMessage,
  FormattedNumber,
  FormattedTime,
  IntlProvider,
  RawIntlProvider,
  createIntl,
  createIntlCache,
  useIntl,
} from 'react-intl';
export type { IntlShape, MessageFormatElement } from 'react-intl';
export { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit';
export type { PayloadAction } from '@reduxjs/toolkit';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavigateFunction, RouteObject } from 'react-router-dom';
export * from './index';
