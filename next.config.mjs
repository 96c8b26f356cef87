import createNextIntlPlugin from 'next-intl/plugin';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The edge compresses.
  compress: process.env.COMPRESS !== 'off',
  images: { unoptimized: true },
  // Packed by scripts/build.mjs; development uses the package.
  turbopack: {
    resolveAlias:
      process.env.NODE_ENV === 'production' ? { 'zod/mini': { browser: './dist/zod-mini.mjs' } } : {},
  },
  expireTime: 3600,
  experimental: { isrFlushToDisk: false },
  // Kept pages of one program; a menu of a tenant takes about 200 KB.
  cacheMaxMemorySize: Number(process.env.PAGE_CACHE_MB || 64) * 1024 * 1024,
};

export default createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    // Sentences are compiled, so no parser reaches the browser (guarantee/first-load-weight).
    messages: {
      path: ['./messages', './messages/countries'],
      format: 'json',
      locales: 'infer',
      sourceLocale: 'es',
      precompile: true,
    },
  },
})(config);
