import { identity } from '@agency/brand/identity';
import type { Product } from './product';

interface Ready {
  readonly address: string;
  readonly siteUrl: string | undefined;
  readonly product: Product;
}

/** Prints the addresses and how to sign in, once the product is ready. */
export function reportReady({ address, siteUrl, product }: Ready): void {
  const lines = [
    `${identity.name} is ready.`,
    `  Site         ${address}/`,
    `  Back-office  ${address}/admin/`,
    ...(siteUrl ? [`  Public at    ${siteUrl}/`] : []),
    ...(product.databaseDirectory ? [`  Database     ${product.databaseDirectory}`] : []),
    ...(product.metricsAddress ? [`  Metrics      ${product.metricsAddress}`] : []),
    `  ${signInLine(product.signIn)}`,
  ];
  console.log(lines.join('\n'));
}

function signInLine(signIn: Product['signIn']): string {
  switch (signIn?.kind) {
    case 'created':
      return `Sign in with ${signIn.email} and the password ${signIn.password} (shown this once).`;
    case 'known':
      return `Sign in with ${signIn.email}.`;
    case 'existing':
      return 'Sign in with the account made at the first start (forgotten? set ADMIN_EMAIL and ADMIN_PASSWORD for another).';
    case 'missing':
      return 'Nobody can sign in yet: set ADMIN_EMAIL and ADMIN_PASSWORD, or npm run admin:create -- you@example.fr';
    case undefined:
      return 'Sign in with an administrator of the Supabase project.';
  }
}
