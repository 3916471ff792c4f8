/** The account of the demo store, for trying it out and for tests. */
export const DEMO_USER = {
  email: 'demo@aurelle.example',
  password: 'demo-password',
  firstName: 'Asha',
  lastName: 'Rao',
} as const;
