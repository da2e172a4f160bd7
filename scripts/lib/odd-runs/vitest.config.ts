import { defineConfig } from "vitest/config";

/** Runs that fail or never end, for the tests of `npm test` itself (scripts/test.test.ts). */
export default defineConfig({ test: { include: ["scripts/lib/odd-runs/*.fixture.ts"], maxWorkers: 1 } });
