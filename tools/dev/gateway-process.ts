import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface GatewayCommand {
  readonly workspace: string;
  readonly env: NodeJS.ProcessEnv;
  /** Addresses of the dev servers that its pages load from. */
  readonly devServers: readonly string[];
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((done) => child.once('close', () => done()));

/** The gateway, run from its sources in a process of its own, so that a change begins with a clean one. */
export class GatewayProcess {
  private child: ChildProcess | undefined;
  /** Steps follow each other: a change while it starts is taken up afterwards. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly command: GatewayCommand) {}

  /** Starts it, or starts it again. @returns whether it is ready; what is wrong was printed, and the next change may cure it */
  restart(): Promise<boolean> {
    return this.inTurn(async () => {
      await this.end();
      return this.begin();
    });
  }

  stop(): Promise<void> {
    return this.inTurn(() => this.end());
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private begin(): Promise<boolean> {
    const { workspace, env, devServers } = this.command;
    const from = (file: string) => join(workspace, 'tools', file);
    // away from the terminal's signals: the one who started it ends it, and it ends itself when that one is gone
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', '--import', from('source/register.mjs'), from('dev/start.ts'), ...devServers],
      {
        cwd: workspace,
        env,
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    this.child = child;
    return new Promise((done) => {
      child.once('message', () => done(true));
      child.once('close', () => done(false));
    });
  }

  private async end(): Promise<void> {
    if (!this.child) return;
    this.child.kill('SIGTERM');
    await ended(this.child);
    this.child = undefined;
  }
}
