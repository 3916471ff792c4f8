/** A review in the server's form, with these fields replaced or added. */
export function reviewResponse(fields: Record<string, unknown> = {}) {
  return {
    stars: 4,
    fit: 'small',
    title: 'Snug',
    text: 'Take one size up',
    size: '28',
    color: 'Black',
    author: 'Meera I.',
    writtenAt: '2026-01-05T06:30:00.000Z',
    ...fields,
  };
}

/** A page of reviews in the server's form, with these fields of the summary replaced. */
export function reviewsResponse(data: unknown[], summary: Record<string, unknown> = {}) {
  const count = data.length;
  return {
    data,
    count,
    summary: {
      count,
      average: count === 0 ? null : 4.3,
      stars: [0, 0, 1, 2, 3],
      fit: { small: 1, true: 0, large: 0 },
      sizing: null,
      ...summary,
    },
  };
}
