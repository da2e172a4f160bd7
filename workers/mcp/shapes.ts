import type { Operation } from "#operations/define";
import { OPERATIONS } from "#operations/registry";
import { inputSchemaOf, isObject, type JsonSchema, outputSchemaOf } from "#workers/mcp/json-schema";

/** What answers are made of, by the tool that shows each whole. */
const SHOWN_BY = {
	ListingPage: "search_listings",
	ListingProfile: "get_listing",
	LaunchWeek: "get_launch_week",
	Draft: "get_draft",
	OwnListing: "get_my_listing",
	Claim: "verify_claim",
	Order: "get_order",
} as const;

/** Tools whose input the list of tools tells in words only. */
const TOLD_IN_WORDS = ["update_draft", "update_my_listing", "quote_order", "create_checkout"] as const;

interface Choice {
	argument: string;
	values: readonly unknown[];
	tools: string[];
}

let made: object | undefined;

/** What the list of tools says shortly or not at all, said once: choices of arguments, large inputs, shapes of answers. */
export function shapes(): object {
	made ??= {
		choices: choices(),
		inputs: Object.fromEntries(TOLD_IN_WORDS.map((id) => [id, inputSchemaOf(operationOf(id))])),
		answers: Object.fromEntries(Object.entries(SHOWN_BY).map(([name, id]) => [name, outputSchemaOf(operationOf(id))])),
	};
	return made;
}

function operationOf(id: string): Operation {
	const operation = OPERATIONS.find((candidate) => candidate.id === id);
	if (operation === undefined) throw new Error(`There is no operation ${id}.`);
	return operation;
}

/** Each set of words that an argument can be, with the tools that take it. */
function choices(): Choice[] {
	const found = new Map<string, Choice>();
	for (const operation of OPERATIONS) {
		for (const { argument, values } of choicesIn(inputSchemaOf(operation))) {
			const key = JSON.stringify([argument, values]);
			const choice = found.get(key) ?? { argument, values, tools: [] };
			found.set(key, choice);
			if (!choice.tools.includes(operation.id)) choice.tools.push(operation.id);
		}
	}
	return [...found.values()];
}

function choicesIn(schema: JsonSchema, argument = ""): { argument: string; values: readonly unknown[] }[] {
	if (Array.isArray(schema.enum)) return [{ argument, values: schema.enum.filter((value) => value !== "") }];
	const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
	const inner = [
		...properties.map(([name, field]) => [field, name] as const),
		...((schema.anyOf ?? []) as JsonSchema[]).map((branch) => [branch, argument] as const),
		...(isObject(schema.items) ? [[schema.items, argument] as const] : []),
	];
	return inner.flatMap(([field, name]) => choicesIn(field, name));
}
