import { createMemoryRouter, RouterProvider } from '@storefront/host/router';
import { render, screen } from '@testing-library/react';
import { OrderTimeline } from './order-timeline';
import { timelineSteps, type TimelineOrder } from './timeline-steps';

const PLACED = '2024-01-05T10:00:00.000Z';

function order(more: Partial<TimelineOrder> = {}): TimelineOrder {
  return { status: 0, createdAt: PLACED, timeline: [], isPaidOnDelivery: false, ...more };
}

/** The steps of an order as "label state". */
function steps(more: Partial<TimelineOrder>): string[] {
  return timelineSteps(order(more)).map(({ label, state }) => `${label} ${state}`);
}

test('shows the steps that are done, their dates, and those that follow', () => {
  const timeline: TimelineOrder['timeline'] = [
    { kind: 'placed', at: PLACED },
    { kind: 'paid', at: '2024-01-05T10:05:00.000Z' },
    { kind: 'packed', at: '2024-01-06T04:00:00.000Z' },
    {
      kind: 'shipped',
      at: '2024-01-06T09:00:00.000Z',
      carrier: 'Delhivery',
      trackingUrl: 'https://carrier.example/1',
    },
  ];
  const element = <OrderTimeline order={order({ status: 2, timeline })} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const shown = screen.getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Placed, doneJanuary 5, 2024 at 3:30 PM',
    'Paid, doneJanuary 5, 2024 at 3:35 PM',
    'Packed, doneJanuary 6, 2024 at 9:30 AM',
    'Shipped' + 'January 6, 2024 at 2:30 PM' + 'with Delhivery' + 'Track the parcel',
    'Delivered',
  ]);
  expect(shown[3]).toHaveAttribute('aria-current', 'step');
  expect(shown[4]).not.toHaveAttribute('aria-current');
});

test('without a timeline the steps follow from the status, and packing is left out', () => {
  expect(steps({ status: 0 })).toEqual([
    'Placed current',
    'Paid coming',
    'Packed coming',
    'Shipped coming',
    'Delivered coming',
  ]);
  expect(steps({ status: 3 })).toEqual([
    'Placed done',
    'Paid done',
    'Shipped done',
    'Delivered current',
  ]);
});

test('the delivery says when it is expected, until it is reached', () => {
  jest.useFakeTimers({ now: new Date('2024-01-08T10:00:00.000Z') });
  const delivery = { earliest: '2024-01-10', latest: '2024-01-11' };
  const named = (more: Partial<TimelineOrder>) =>
    timelineSteps(order({ delivery, ...more }))
      .slice(-1)
      .map(({ label, expected }) => [label, expected]);
  expect(named({ status: 1 })).toEqual([['Arrives', 'Wed 10 to Thu 11 January']]);
  expect(named({ status: 3 })).toEqual([['Delivered', undefined]]);
  expect(named({ status: 4 })).toEqual([['Cancelled', undefined]]);
  jest.setSystemTime(new Date('2024-01-12T10:00:00.000Z'));
  expect(named({ status: 2 })).toEqual([['Promised for', 'Wed 10 to Thu 11 January']]);
  jest.useRealTimers();
});

test('a gift card that is mailed on a later day isn’t called mailed', () => {
  const giftCard = { sendOn: '2024-02-14' } as TimelineOrder['giftCard'];
  const last = timelineSteps(order({ status: 1, giftCard })).at(-1);
  expect([last?.label, last?.expected]).toEqual(['Will be mailed', 'February 14, 2024']);
});

test('a paid order that is packed is a step further than one that isn’t', () => {
  const timeline: TimelineOrder['timeline'] = [{ kind: 'packed', at: PLACED }];
  expect(steps({ status: 1, timeline })).toContain('Packed current');
  expect(steps({ status: 1 })).toContain('Paid current');
});

test('a cancelled order ends with the cancellation, after the steps before it', () => {
  const timeline: TimelineOrder['timeline'] = [
    { kind: 'paid', at: PLACED },
    { kind: 'cancelled', at: PLACED },
  ];
  expect(steps({ status: 4, timeline })).toEqual(['Placed done', 'Paid done', 'Cancelled current']);
  expect(steps({ status: 4 })).toEqual(['Placed done', 'Cancelled current']);
  expect(steps({ status: 4, timeline: [{ kind: 'expired', at: PLACED }] })).toEqual([
    'Placed done',
    'Expired unpaid current',
  ]);
});

test.each([9, null])('status %s has no steps', (status) => {
  expect(steps({ status })).toEqual([]);
});

test('an order that is paid on delivery is confirmed, not paid', () => {
  const timeline: TimelineOrder['timeline'] = [
    { kind: 'placed', at: PLACED },
    { kind: 'confirmed', at: '2024-01-05T10:05:00.000Z' },
  ];
  expect(steps({ status: 1, timeline, isPaidOnDelivery: true }).slice(0, 3)).toEqual([
    'Placed done',
    'Confirmed current',
    'Packed coming',
  ]);
});

test('one that wasn’t accepted at the door says so', () => {
  const timeline: TimelineOrder['timeline'] = [
    { kind: 'placed', at: PLACED },
    { kind: 'confirmed', at: '2024-01-05T10:05:00.000Z' },
    { kind: 'delivery-refused', at: '2024-01-09T10:05:00.000Z' },
  ];
  expect(steps({ status: 4, timeline, isPaidOnDelivery: true })).toEqual([
    'Placed done',
    'Confirmed done',
    'Not accepted at the door current',
  ]);
});
