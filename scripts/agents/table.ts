import type { Outcome } from "#scripts/agents/run";

/** What became of each task, and of all, as a table of Markdown. */
export function tableOf(driver: string, outcomes: readonly Outcome[], isTraced: boolean): string[] {
	const solved = outcomes.filter(({ wrong }) => wrong === null);
	const mean = (pick: (outcome: Outcome) => number) =>
		outcomes.length === 0 ? 0 : outcomes.reduce((sum, outcome) => sum + pick(outcome), 0) / outcomes.length;
	const rows = outcomes.flatMap(({ task, wrong, calls, tokens, trace }) => [
		`| ${task} | ${wrong === null ? "solved" : "failed"} | ${calls} | ${tokens} |`,
		...(wrong === null ? [] : [`  ${wrong}`]),
		...(isTraced ? trace.map((line) => `    ${line.slice(0, 300)}`) : []),
	]);
	return [
		"| task | | calls | tokens |",
		"| --- | --- | --- | --- |",
		...rows,
		"",
		`${driver}: ${solved.length} of ${outcomes.length}, with ${mean(({ calls }) => calls).toFixed(1)} calls and ${Math.round(mean(({ tokens }) => tokens))} tokens each.`,
	];
}
