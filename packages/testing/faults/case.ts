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

/**
 * One subject in so many, and of its runs one in so many: what is walked with the tests, what before every change
 * (`npm run faults -- --some`), and all (`npm run faults`).
 */
const DEPTHS: Record<typeof env.TEST_FAULTS, { subjects: number; runs: number }> = {
	few: { subjects: 16, runs: 24 },
	some: { subjects: 1, runs: 24 },
	all: { subjects: 1, runs: 1 },
};
const ALL_MS = 600_000;

/** The same one each time, another for each name. */
const numberOf = (name: string) => [...name].reduce((sum, char) => sum + char.charCodeAt(0), 0);

/** Spread over calls and faults, others for each subject. */
function oneRunOf(count: number, name: string): Chosen {
	const offset = numberOf(name);
	return (call, fault) => (offset + call * FAULTS.length + FAULTS.indexOf(fault)) % count === 0;
}

/** A test for each subject that this run walks: what it says must not happen does not. */
export function walkAll(subjects: readonly FaultSubject[]): void {
	const depth = DEPTHS[env.TEST_FAULTS];
	for (const subject of subjects.filter(({ name }) => numberOf(name) % depth.subjects === 0)) {
		it(`${subject.kind} ${subject.name}`, { timeout: ALL_MS }, async ({ task }) => {
			const report = await walkFaults(subject, oneRunOf(depth.runs, subject.name));
			task.meta.faults = report;
			expect(report.violations).toEqual([]);
		});
	}
}
