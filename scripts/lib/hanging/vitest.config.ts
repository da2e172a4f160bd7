import { defineConfig } from "vitest/config";

/** A run that never ends, for the test of the watch over runs (scripts/test.test.ts). */
export default defineConfig({ test: { include: ["scripts/lib/hanging/*.fixture.ts"], maxWorkers: 1 } });
