import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { FAULTS } from "#testing/faults/faulty-env";
import { type Chosen, type FaultReport, type FaultSubject, walkFaults } from "#testing/faults/walk";

declare module "vitest" {
	interface TaskMeta {
		/** What `npm run faults` prints. */
		faults?: FaultReport;
	}
}

/** One run in so many is made with the tests; `npm run faults` makes all. */
const ONE_OF = 24;
const ALL_MS = 600_000;

/** The same ones each time, spread over calls and faults, others for each subject. */
function someOf(name: string): Chosen {
	const offset = [...name].reduce((sum, char) => sum + char.charCodeAt(0), 0);
	return (call, fault) => (offset + call * FAULTS.length + FAULTS.indexOf(fault)) % ONE_OF === 0;
}

/** A test for each subject: what it says must not happen does not. */
export function walkAll(subjects: readonly FaultSubject[]): void {
	for (const subject of subjects) {
		it(`${subject.kind} ${subject.name}`, { timeout: ALL_MS }, async ({ task }) => {
			const report = await walkFaults(subject, env.TEST_FAULTS === "all" ? () => true : someOf(subject.name));
			task.meta.faults = report;
			expect(report.violations).toEqual([]);
		});
	}
}
