import createNextIntlPlugin from 'next-intl/plugin';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Behind an edge that compresses, the program must not (performance.md).
  compress: process.env.COMPRESS !== 'off',
  images: { unoptimized: true },
  expireTime: 3600,
  experimental: { isrFlushToDisk: false },
  cacheMaxMemorySize: 64 * 1024 * 1024,
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
