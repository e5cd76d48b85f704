import type { Provider } from '@nestjs/common';
import { VisitSource } from '@rendezvous/server/http';
import { Compositions } from './composition/composition.service.js';
import { DevServers } from './composition/dev-servers.js';
import { DrawingCodes } from './drawing/drawing-code.service.js';
import { DrawingWorker } from './drawing/drawing-worker.js';
import { Drawings } from './drawing/drawings.service.js';
import { FirstDrawings } from './drawing/first-drawings.service.js';
import { DocumentController } from './document/document.controller.js';
import { Documents } from './document/document.service.js';
import { InlineStyles } from './document/inline-styles.service.js';
import { PageSettings } from './document/page-settings.service.js';
import { FirstAnswers } from './first-screen/first-answers.service.js';
import { Overrides } from './overrides/overrides.service.js';
import { WorkspaceBuilds } from './releases/workspace-builds.service.js';
import { LoadCounter } from './releases/load-counter.service.js';
import { PageViews } from './releases/page-views.service.js';
import { RemoteFailuresController } from './releases/remote-failures.controller.js';
import { SearchEnginesController } from './search-engines/search-engines.controller.js';
import { SiteVisits } from './session/visits.provider.js';

/** What answers with pages, and takes what they report. */
export const pageControllers = [RemoteFailuresController, SearchEnginesController, DocumentController];

/**
 * What pages are made by.
 * @param devServers addresses of dev servers that serve in place of releases
 */
export const pageProviders = (devServers: readonly string[] = []): Provider[] => [
  Compositions,
  Documents,
  InlineStyles,
  PageSettings,
  FirstAnswers,
  DrawingCodes,
  Drawings,
  FirstDrawings,
  { provide: DrawingWorker, useValue: new DrawingWorker() },
  WorkspaceBuilds,
  LoadCounter,
  Overrides,
  PageViews,
  { provide: DevServers, useValue: new DevServers(devServers) },
  { provide: VisitSource, useClass: SiteVisits },
];
