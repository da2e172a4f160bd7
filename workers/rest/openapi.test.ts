import { describe, expect, it } from "vitest";
import { OPERATIONS } from "#operations/registry";
import { wordsFor } from "#workers/rest/document/descriptions";
import { codesOf } from "#workers/rest/document/problems";
import { PROPERTY_WORDS } from "#workers/rest/document/property-words";
import { openApiDocument } from "#workers/rest/openapi";

interface Part {
	$ref?: string;
	description?: string;
	properties?: Record<string, Part>;
	[key: string]: unknown;
}

const document = JSON.parse(JSON.stringify(openApiDocument(OPERATIONS))) as {
	paths: Record<
		string,
		Record<string, Part & { operationId: string; parameters?: Part[]; responses: Record<string, Part> }>
	>;
	components: Record<string, Record<string, Part>>;
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** Every part of the document, with the name of what holds it. */
function walk(part: unknown, visit: (part: Part, holder: string) => void, holder = ""): void {
	if (typeof part !== "object" || part === null) return;
	visit(part as Part, holder);
	for (const [name, inner] of Object.entries(part)) {
		if (name !== "examples")
			walk(inner, visit, Array.isArray(part) || name === "properties" || name === "items" ? holder : name);
	}
}

describe("the document", () => {
	it("is small enough to be read by whatever reads it", () => {
		expect(JSON.stringify(document).length).toBeLessThan(450_000);
	});

	it("names what client authors look for", () => {
		const names = [
			"Listing",
			"ListingSummary",
			"OwnListing",
			"Draft",
			"Order",
			"OrderQuote",
			"Category",
			"Claim",
			"Badge",
		];
		const others = [
			"Founder",
			"Award",
			"BlogPost",
			"LaunchWeek",
			"Leaderboard",
			"Product",
			"Account",
			"Faq",
			"Problem",
		];
		expect(Object.keys(document.components.schemas ?? {})).toEqual(expect.arrayContaining([...names, ...others]));
	});

	it("names every answer and every body", () => {
		for (const { operationId, requestBody, responses } of operations) {
			for (const content of [requestBody, ...Object.values(responses)].map(
				(part) => (part as Part | undefined)?.content,
			)) {
				const schema = (content as Record<string, { schema: Part }> | undefined)?.["application/json"]?.schema;
				if (schema !== undefined) expect(schema.$ref, operationId).toMatch(/^#\/components\/schemas\/[A-Z]/);
			}
		}
	});

	it("describes every property and every parameter, each in a sentence", () => {
		const silent: string[] = [];
		walk(document.components.schemas, ({ properties = {} }, holder) => {
			for (const [name, { description }] of Object.entries(properties)) {
				if (!/\S[.)]$/.test(description ?? "")) silent.push(`${holder}.${name}: ${description}`);
			}
		});
		for (const { operationId, parameters = [] } of operations) {
			for (const { $ref, name, description } of parameters) {
				if ($ref === undefined && !/\S[.)]$/.test(description ?? ""))
					silent.push(`${operationId} ${name}: ${description}`);
			}
		}
		expect(silent).toEqual([]);
	});

	it("refers to nothing that is not there, and keeps nothing that nothing refers to", () => {
		const named = new Set<string>();
		walk(document, ({ $ref }) => {
			if ($ref !== undefined) named.add($ref);
		});
		walk(document.components, (part) => {
			for (const { $ref } of Object.values((part.examples ?? {}) as Record<string, Part>)) if ($ref) named.add($ref);
		});
		for (const { responses } of operations) {
			walk(responses, (part) => {
				for (const { $ref } of Object.values((part.examples ?? {}) as Record<string, Part>)) if ($ref) named.add($ref);
			});
		}
		const { securitySchemes: _, ...kinds } = document.components;
		const there = Object.entries(kinds).flatMap(([kind, parts]) =>
			Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
		);
		expect([...named].sort()).toEqual(there.sort());
	});
});

it("names the codes of each operation, and no page's", () => {
	const codes = Object.fromEntries(OPERATIONS.map((operation) => [operation.id, codesOf(operation)]));
	expect(codes.get_listing).toEqual([
		"invalid_input",
		"unauthorized",
		"invalid_token",
		"not_found",
		"rate_limited",
		"internal",
		"unavailable",
	]);
	expect(codes.submit_draft).toEqual(expect.arrayContaining(["duplicate_domain", "idempotency_in_progress"]));
	expect(codes.submit_draft).not.toContain("week_full");
	expect(Object.values(codes).flat()).not.toContain("form_expired");
});

it("has no words that nothing is described by", () => {
	const used = new Set<string>();
	const note = (holder: string, name: string) => {
		used.add(PROPERTY_WORDS[`${holder}.${name}`] === undefined ? name : `${holder}.${name}`);
	};
	const visit = (holder: string, { properties = {}, ...part }: Part) => {
		for (const [name, property] of Object.entries(properties)) {
			if (property.description !== undefined && isOfTable(holder, name, property.description)) note(holder, name);
			visit(name, property);
		}
		for (const inner of [part.items, part.additionalProperties, part.anyOf, part.allOf].flat()) {
			if (typeof inner === "object" && inner !== null) visit(holder, inner as Part);
		}
	};
	for (const [name, schema] of Object.entries(document.components.schemas ?? {})) visit(name, schema);
	for (const { operationId, parameters = [] } of operations) {
		for (const { name } of parameters) if (typeof name === "string") note(operationId, name);
	}
	expect(Object.keys(PROPERTY_WORDS).filter((key) => !used.has(key))).toEqual([]);
});

function isOfTable(holder: string, name: string, description: string): boolean {
	return (PROPERTY_WORDS[`${holder}.${name}`] ?? PROPERTY_WORDS[name]) === description;
}

it("says where words are missing", () => {
	expect(() => wordsFor("Listing", "colour")).toThrow("Say what Listing.colour is");
});
