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
 * One subject in so many (of each kind some, by that number), and of its runs one in so many: what is walked with the tests, what
 * before every change
 * (`npm run faults -- --some`), and all (`npm run faults`). Where few are walked, some of them are those in which a write happened
 * and its answer is lost: what is not done in one batch shows there.
 */
const DEPTHS: Record<typeof env.TEST_FAULTS, { subjects: number; runs: number; writes: number }> = {
	few: { subjects: 25, runs: 96, writes: 2 },
	some: { subjects: 1, runs: 24, writes: 0 },
	all: { subjects: 1, runs: 1, writes: 0 },
};
const ALL_MS = 600_000;

/** The same one each time, another for each name. */
const numberOf = (name: string) => [...name].reduce((sum, char) => sum + char.charCodeAt(0), 0);

/** Spread over calls and faults, others for each subject; and so many writes, from the first on. */
function oneRunOf(count: number, writesMax: number, name: string): Chosen {
	const offset = numberOf(name);
	return (call, fault, writes) =>
		(offset + call * FAULTS.length + FAULTS.indexOf(fault)) % count === 0 ||
		(fault === "after" && writes.slice(0, writesMax).includes(call));
}

/** A test for each subject that this run walks: what it says must not happen does not. */
export function walkAll(subjects: readonly FaultSubject[]): void {
	const depth = DEPTHS[env.TEST_FAULTS];
	for (const subject of subjects.filter(({ name }) => numberOf(name) % depth.subjects === 0)) {
		it(`${subject.kind} ${subject.name}`, { timeout: ALL_MS }, async ({ task }) => {
			const report = await walkFaults(subject, oneRunOf(depth.runs, depth.writes, subject.name));
			task.meta.faults = report;
			expect(report.violations).toEqual([]);
		});
	}
}
