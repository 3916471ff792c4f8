import { cleanup, screen, waitFor } from '@testing-library/react';
import type { RemoteRoute } from '@storefront/host';
import { createTestHost, type FakeResponses } from './create-test-host';
import { renderRoute } from './render-route';
import { faultyResponse, RESPONSE_FAULTS, TECHNICAL_TEXT } from './response-faults';

/** A page whose calls get every faulty response, one call at a time. */
interface PageUnderTest {
  route: RemoteRoute;
  /** The route's pattern, as in the remote's descriptor. */
  path: string;
  /** The address to open; the pattern itself by default. */
  at?: string;
  /** The successful responses of the calls that get faulty ones, as JSON. */
  calls: FakeResponses;
}

/** Tests that the page shows a heading or a message, and no technical text, with every fault of each call. */
export function testFaultyResponses({ calls, at, ...page }: PageUnderTest): void {
  const { path } = page;
  const faults = Object.keys(calls).flatMap((call) =>
    RESPONSE_FAULTS.map((fault) => [call, fault.name, fault] as const),
  );

  test.each(faults)(`${at ?? path} with a faulty response to %s: %s`, async (call, _, fault) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const responses = { ...calls, [call]: faultyResponse(fault, calls[call]) };
    const { host } = createTestHost({ responses, session: { signedIn: true } });
    await renderRoute(page.route, { host, path, at: at ?? path });
    await waitFor(() => expect(document.querySelector('h1, h2, [role=alert]')).toBeVisible());
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(TECHNICAL_TEXT);
    cleanup();
    jest.restoreAllMocks();
  });
}
