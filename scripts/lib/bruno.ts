/** The parts of the API document that a collection is made of. */
interface ApiDocument {
	info: { title: string; description: string };
	paths: Record<string, Record<string, Documented>>;
	components: { parameters: Record<string, Parameter> };
}

interface Documented {
	operationId: string;
	tags: string[];
	summary: string;
	description: string;
	security: object[];
	parameters?: (Parameter | { $ref: string })[];
	requestBody?: { content: { "application/json": { examples: Record<string, { value: unknown }> } } };
}

interface Parameter {
	name: string;
	in: string;
	required?: boolean;
	example?: unknown;
}

/** Where the collection stands. */
export const BRUNO_DIR = "examples/bruno/";

/**
 * The operations as a collection for Bruno, one request each with its example, by path of their files.
 * Source: docs.usebruno.com, Bru language.
 */
export function brunoCollection(document: object): Record<string, string> {
	const { info, paths, components } = document as ApiDocument;
	const files: Record<string, string> = {
		"bruno.json": `${JSON.stringify({ version: "1", name: info.title, type: "collection" }, null, "\t")}\n`,
		"collection.bru": [
			block("auth", ["mode: bearer"]),
			block("auth:bearer", ["token: {{key}}"]),
			block("docs", [info.description]),
		].join("\n"),
		"environments/Local.bru": [block("vars", ["origin: http://127.0.0.1:8787"]), "vars:secret [\n  key\n]\n"].join(
			"\n",
		),
	};
	const places: Record<string, number> = {};
	for (const [path, methods] of Object.entries(paths)) {
		for (const [method, operation] of Object.entries(methods)) {
			const [area = "other"] = operation.tags;
			places[area] = (places[area] ?? 0) + 1;
			files[`${area}/${operation.operationId}.bru`] = requestOf(
				{ method, path, ...operation },
				places[area],
				components,
			);
		}
	}
	return Object.fromEntries(Object.entries(files).map(([name, text]) => [BRUNO_DIR + name, text]));
}

function requestOf(
	operation: Documented & { method: string; path: string },
	place: number,
	{ parameters }: ApiDocument["components"],
): string {
	const taken = (operation.parameters ?? []).flatMap((one) =>
		"$ref" in one ? (parameters[one.$ref.split("/").at(-1) ?? ""] ?? []) : one,
	);
	const of = (where: string) => taken.filter((parameter) => parameter.in === where);
	const body = Object.values(operation.requestBody?.content["application/json"].examples ?? {})[0]?.value;
	const isPublic = operation.security.some((way) => Object.keys(way).length === 0);
	const filled = of("query").filter(({ example }) => example !== undefined);
	const query =
		filled.length === 0
			? ""
			: `?${filled.map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`).join("&")}`;
	const path = operation.path.replaceAll(/\{([a-z_]+)\}/g, ":$1");
	return [
		block("meta", [`name: ${operation.operationId}`, "type: http", `seq: ${place}`]),
		block(operation.method, [
			`url: {{origin}}/api/v1${path}${query}`,
			`body: ${body === undefined ? "none" : "json"}`,
			`auth: ${isPublic ? "none" : "inherit"}`,
		]),
		// What has no example is switched off.
		block(
			"params:query",
			of("query").map(({ name, example }) => `${example === undefined ? "~" : ""}${name}: ${example ?? ""}`),
		),
		block(
			"params:path",
			of("path").map(({ name, example }) => `${name}: ${example ?? ""}`),
		),
		block(
			"headers",
			of("header").map(({ name }) => (name === "Idempotency-Key" ? `${name}: {{$guid}}` : `~${name}: `)),
		),
		block("body:json", body === undefined ? [] : [JSON.stringify(body, null, 2)]),
		block("docs", [`${operation.summary}.`, "", operation.description]),
	]
		.filter((text) => text !== "")
		.join("\n");
}

/** A block of the language; nothing where it would be empty. */
function block(name: string, lines: readonly string[]): string {
	if (lines.length === 0) return "";
	const indented = lines.flatMap((line) => line.split("\n")).map((line) => (line === "" ? "" : `  ${line}`));
	return `${name} {\n${indented.join("\n")}\n}\n`;
}
