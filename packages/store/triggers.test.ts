import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { scansOf } from "#testing/plans";
import { makeWorld } from "#testing/world";

/** Triggers run with every write, and no plan of a write shows them: each of their statements is explained on its own. */

/** Tokens that hold semicolons and ENDs which end no statement, and everything else. */
const TOKENS = /'(?:[^']|'')*'|"[^"]*"|--.*|\b(?:CASE|END)\b|[^'"]/gi;

function statementsOf(trigger: string): string[] {
	const begin = /\bBEGIN\b/i.exec(trigger)?.index ?? 0;
	const condition = /\bWHEN\b([\s\S]*)/i.exec(trigger.slice(0, begin))?.[1];
	const body = trigger.slice(begin + "BEGIN".length, /\bEND\s*;?\s*$/i.exec(trigger)?.index);
	const statements = [""];
	let cases = 0;
	for (const [token] of body.matchAll(TOKENS)) {
		if (/^case$/i.test(token)) cases++;
		if (/^end$/i.test(token)) cases--;
		if (token === ";" && cases === 0) statements.push("");
		else if (!token.startsWith("--")) statements.push((statements.pop() ?? "") + token);
	}
	const written = statements.map((text) => text.trim()).filter((text) => text !== "");
	return condition === undefined ? written : [`SELECT ${condition}`, ...written];
}

/** As it can stand outside a trigger: the row at hand is a parameter. */
function alone(statement: string): string {
	return statement.replaceAll(/\b(?:NEW|OLD)\.\w+/gi, "?1").replaceAll(/\bRAISE\s*\((?:[^()]|\([^()]*\))*\)/gi, "NULL");
}

it("reads no table from end to end in a trigger", async () => {
	await makeWorld();
	const { results } = await env.DB.prepare("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL").all<{
		type: string;
		name: string;
		sql: string;
	}>();
	const named = (type: string) => results.filter((object) => object.type === type);
	const schema = {
		tables: new Set(named("table").map(({ name }) => name)),
		views: named("view")
			.map(({ sql }) => sql)
			.join("\n"),
	};
	const statements = named("trigger").flatMap(({ name, sql }) =>
		statementsOf(sql).map((text) => ({ name, text: alone(text) })),
	);
	expect(statements.length).toBeGreaterThan(150);
	const plans = await env.DB.batch<{ detail: string }>(
		statements.map(({ text }) => {
			const asked = env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`);
			return text.includes("?1") ? asked.bind(1) : asked;
		}),
	);
	const scans = statements.flatMap(({ name, text }, index) =>
		scansOf(plans[index]?.results ?? [], text, schema).map((scan) => `${name}: ${scan.detail}: ${text}`),
	);
	expect(scans).toEqual([]);
});
