import { availableParallelism } from "node:os";
import { CHROMIUM, launchChromium } from "#scripts/lib/chromium";
import { runCommand, UsageError } from "#scripts/lib/command";

/** What is known of a journey once it was walked. */
interface Walked {
	name: string;
	seconds: number;
	checks: number;
	problems: readonly string[];
}

runCommand({
	name: "test:browser",
	summary:
		"Walks in Chromium, with scripts and without, the ways that people go through the site, or those that are named: adopter, draft, founder, founder-plain, week.",
	positionals: ["journey..."],
	options: { ...CHROMIUM.options, lanes: { type: "string" } },
	optionText: { ...CHROMIUM.optionText, lanes: "How many are walked at once (one for two cores)." },
	async run({ values, positionals, say }) {
		const lanes = Number(values.lanes ?? Math.max(1, Math.floor(availableParallelism() / 2)));
		if (!Number.isInteger(lanes) || lanes < 1) throw new UsageError("--lanes must be a whole number from 1.");
		// Loaded when they are needed: --help and wrong arguments are answered without them.
		const [{ JOURNEYS }, { perform, SHOTS }] = await Promise.all([
			import("#scripts/lib/journeys/index"),
			import("#scripts/lib/journeys/stage"),
		]);
		const unknown = positionals.filter((name) => JOURNEYS.every((journey) => journey.name !== name));
		if (unknown.length > 0) throw new UsageError(`There is no journey ${unknown.join(", ")}.`);
		const waiting = JOURNEYS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
		const browser = await launchChromium(values);
		const walked: Walked[] = [];
		const lane = async () => {
			for (let journey = waiting.shift(); journey !== undefined; journey = waiting.shift()) {
				const begun = Date.now();
				const { list: problems, checks } = await perform(journey, browser, say);
				const seconds = Math.round((Date.now() - begun) / 1000);
				walked.push({ name: journey.name, seconds, checks, problems });
				for (const problem of problems) say(`${journey.name}: PROBLEM ${problem}`);
				say(`${journey.name}: ${seconds} s, ${checks} checks, ${problems.length} problems`);
			}
		};
		try {
			await Promise.all(Array.from({ length: lanes }, lane));
		} finally {
			await browser.close();
		}
		const failed = walked.filter(({ problems }) => problems.length > 0).length;
		const passed = walked.length - failed;
		say(`Journeys: ${passed} passed, ${failed} failed; pictures in ${SHOTS}`);
		if (failed > 0) process.exitCode = 1;
		return { passed, failed, walked };
	},
});
