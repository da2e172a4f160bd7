import {
	type CompleteRequestParams,
	type CompleteResult,
	ProtocolError,
	ProtocolErrorCode,
} from "@modelcontextprotocol/server";
import { calendarOf, weeksBetween } from "#core/launches/week";
import { COUNTRY_CODES, countryNamesBeginning } from "#core/web/countries";
import type { Context } from "#operations/define";
import { allCategories } from "#store/categories";
import { publicSlugsFrom } from "#store/listings";
import { firstLaunchWeek } from "#store/weeks";
import { problemOf } from "#workers/mcp/call";
import type { Completed } from "#workers/mcp/completed";
import type { Exchange } from "#workers/mcp/exchange";
import { argumentOfPrompt } from "#workers/mcp/prompts";
import { argumentOfTemplate } from "#workers/mcp/resources";

/** Values that one answer names. */
const VALUES_MAX = 20;

/** Each gives values that go on from what was typed, the likeliest first; more than are named tell that there are more. */
const COMPLETERS: Readonly<Record<Completed, (typed: string, ctx: Context) => Promise<string[]> | string[]>> = {
	listing: (typed, { db }) => publicSlugsFrom(db, typed, VALUES_MAX + 1),
	category: async (typed, { db }) =>
		beginningFirst(
			typed,
			(await allCategories(db)).map(({ slug }) => slug),
		),
	week: async (typed, { db, now }) => {
		const { first, last } = calendarOf(await firstLaunchWeek(db), now);
		const distance = (week: string) => Math.abs(Date.parse(week) - now.getTime());
		const mondays = weeksBetween(first, last).sort((a, b) => distance(a) - distance(b));
		return ["this", "next", "last", ...mondays].filter((week) => week.startsWith(typed));
	},
	country: (typed) => [
		...new Set([
			...COUNTRY_CODES.filter((code) => code.startsWith(typed.toUpperCase())),
			...countryNamesBeginning(typed),
		]),
	],
};

/** What begins so, then what has it in itself. */
function beginningFirst(typed: string, words: readonly string[]): string[] {
	const begun = words.filter((word) => word.startsWith(typed));
	return [...begun, ...words.filter((word) => word.includes(typed) && !begun.includes(word))];
}

/**
 * Goes on with what somebody types into an argument of a prompt or of a resource's address.
 * @throws ProtocolError for a prompt or template that there is not. An argument that nobody can go on with has no values.
 * Source: MCP, Completion.
 */
export async function complete({ ref, argument }: CompleteRequestParams, exchange: Exchange): Promise<CompleteResult> {
	const found =
		ref.type === "ref/prompt"
			? await argumentOfPrompt(ref.name, argument.name)
			: argumentOfTemplate(ref.uri, argument.name, exchange);
	if (found === undefined) {
		const what =
			ref.type === "ref/prompt" ? `prompt ${JSON.stringify(ref.name)}` : `template ${JSON.stringify(ref.uri)}`;
		throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no ${what}.`);
	}
	const typed = argument.value.trim().toLowerCase();
	const values = found === null ? [] : await valuesOf(found, typed, exchange);
	return { completion: { values: values.slice(0, VALUES_MAX), hasMore: values.length > VALUES_MAX } };
}

/** @throws ProtocolError for a fault of ours, which is told by its id alone: the SDK would send the words of any other error. */
async function valuesOf(completed: Completed, typed: string, exchange: Exchange): Promise<string[]> {
	try {
		return await COMPLETERS[completed](typed, exchange.context());
	} catch (error) {
		const problem = problemOf(error, exchange, null);
		throw new ProtocolError(ProtocolErrorCode.InternalError, problem.detail, problem);
	}
}
