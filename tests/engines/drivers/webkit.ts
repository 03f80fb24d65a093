import { spawn } from 'node:child_process';
import { findMiniBrowser } from '../support/browsers';
import { vi } from 'vitest';
import { z } from 'zod';
import { type Driver, type Engine, type Key, type Point, type Pointer } from './driver';

/* WebKitGTK on its own display, controlled by plain WebDriver, which needs only a few JSON requests. */

// https://www.w3.org/TR/webdriver/#keyboard-actions
const keyCodes: Record<Key, string> = {
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

const environment = {
  // Root has no sandbox, and there is no accessibility bus to wait for.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  NO_AT_BRIDGE: '1',
  GTK_A11Y: 'none',
  GDK_BACKEND: 'x11',
  // There is no graphics card, and software GL sometimes crashes.
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};

const anything = z.unknown();
const rectangle = z.object({ width: z.number(), height: z.number() });

/** Starts the driver on a random port. Returns a function that calls it, and one that ends it and all its children. */
async function startDriver() {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const screen = ['-a', '-s', '-screen 0 1640x1300x24'];
  const driver = ['dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`, '--host=local'];
  const { pid } = spawn('xvfb-run', [...screen, ...driver], {
    // In its own process group, which can be ended as a whole.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
  const call = async <T>(value: z.ZodType<T>, method: string, path: string, body?: object) => {
    const response = await fetch(`http://localhost:${port}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${text}`);
    return z.object({ value }).parse(JSON.parse(text)).value;
  };
  const end = () => {
    process.off('exit', end);
    try {
      if (pid) process.kill(-pid);
    } catch {
      // It has already ended.
    }
  };
  process.on('exit', end);
  try {
    await vi.waitFor(() => call(anything, 'GET', '/status'), 20_000);
  } catch (error) {
    end();
    throw error;
  }
  return { call, end };
}

const move = ([x, y]: Point, duration = 20) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
});

const pointers = (pointerType: Pointer, actions: readonly object[]) => ({
  actions: [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }],
});

async function start(): Promise<Driver> {
  // Tries twice, because sometimes the driver does not answer in time or its port is in use.
  const { call, end } = await startDriver().catch(startDriver);
  const browser = {
    binary: findMiniBrowser(),
    args: ['--automation', '--javascript-can-open-windows-automatically=true'],
  };
  const { sessionId } = await call(z.object({ sessionId: z.string() }), 'POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser } },
  });
  const get = <T>(value: z.ZodType<T>, path: string) => call(value, 'GET', `/session/${sessionId}${path}`);
  const post = async (path: string, body: object) => {
    await call(anything, 'POST', `/session/${sessionId}${path}`, body);
  };
  const evaluate: Driver['evaluate'] = async (run, ...args) => {
    const script = `return (${run.toString()}).apply(null, arguments)`;
    return (await call(anything, 'POST', `/session/${sessionId}/execute/sync`, { script, args })) as never;
  };
  const act = (body: object) => post('/actions', body);
  const press = (values: readonly string[]) => {
    const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return act({ actions: [{ type: 'key', id: 'keyboard', actions }] });
  };

  // With its toolbar a window is at least 447 px wide. A popup has none and can be as narrow as a phone.
  const first = await get(anything, '/window');
  await evaluate(() => void open('about:blank', 'page', 'popup,width=390,height=844'));
  await vi.waitFor(async () => {
    const handles = await get(z.array(z.string()), '/window/handles');
    const handle = handles.find((other) => other !== first);
    await post('/window', { handle });
  }, 10_000);

  return {
    resize: (width, height) =>
      vi.waitFor(async () => {
        const [nowWide, nowHigh] = await evaluate(() => [innerWidth, innerHeight] as const);
        if (nowWide === width && nowHigh === height) return;
        const frame = await get(rectangle, '/window/rect');
        await post('/window/rect', {
          width: frame.width + width - nowWide,
          height: frame.height + height - nowHigh,
        });
        throw new Error(`The viewport is not ${width} x ${height}.`);
      }, 10_000),
    open: (url) => post('/url', { url }),
    evaluate,
    hover: (point) => act(pointers('mouse', [move(point)])),
    drag: (pointer, [start, ...rest]) =>
      act(
        pointers(pointer, [
          move(start),
          { type: 'pointerDown', button: 0 },
          ...rest.map((point) => move(point, 60)),
          { type: 'pointerUp', button: 0 },
        ]),
      ),
    keys: (...keys) => press(keys.map((key) => keyCodes[key])),
    // WebDriver cannot read the console.
    errors: () => [],
    close: async () => {
      await call(anything, 'DELETE', `/session/${sessionId}`).catch(() => undefined);
      end();
    },
  };
}

/** WebKitGTK, the engine of Safari, in the small browser that comes with it. */
export const webkit: Engine = { name: 'WebKit', touch: false, start };
