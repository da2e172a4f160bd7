/** Programs of others that read the API document, each at the version that was looked at. */
export const PACKAGES = {
	"@redocly/cli": "2.77.0",
	"@stoplight/spectral-cli": "6.16.3",
	"@apidevtools/swagger-parser": "13.0.0",
	"@readme/openapi-parser": "9.0.0",
	"openapi-typescript": "7.13.0",
	"@hey-api/openapi-ts": "0.95.0",
	orval: "7.13.2",
	"swagger-typescript-api": "13.13.0",
	oazapfts: "7.5.0",
	quicktype: "26.0.0",
	typescript: "5.9.3",
} as const;

export interface Program {
	name: keyof typeof PACKAGES;
	kind: "linter" | "validator" | "generator";
	/** Of the package's command, with its arguments; or source of a module that ends well when the document is valid. */
	does: readonly [command: string, ...args: string[]] | { module: string };
	/** What it writes. */
	writes?: string;
}

const DOCUMENT = "openapi.json";
const SCHEMAS = "schemas.json";

const validates = (name: string, source: string) =>
	`import * as module from ${JSON.stringify(name)};
const parser = module.default ?? module;
${source}`;

export const PROGRAMS: readonly Program[] = [
	{ name: "@redocly/cli", kind: "linter", does: ["redocly", "lint", DOCUMENT] },
	{
		name: "@stoplight/spectral-cli",
		kind: "linter",
		does: ["spectral", "lint", DOCUMENT, "-r", ".spectral.yaml", "-F", "warn"],
	},
	{
		name: "@apidevtools/swagger-parser",
		kind: "validator",
		does: { module: validates("@apidevtools/swagger-parser", `await parser.validate("${DOCUMENT}");`) },
	},
	{
		name: "@readme/openapi-parser",
		kind: "validator",
		does: {
			module: validates(
				"@readme/openapi-parser",
				`const { valid, warnings = [] } = await parser.validate("${DOCUMENT}");
if (!valid || warnings.length > 0) throw new Error(JSON.stringify(warnings));`,
			),
		},
	},
	{
		name: "openapi-typescript",
		kind: "generator",
		does: ["openapi-typescript", DOCUMENT, "-o", "out/openapi-typescript.ts"],
		writes: "out/openapi-typescript.ts",
	},
	{
		name: "@hey-api/openapi-ts",
		kind: "generator",
		does: ["openapi-ts", "-i", DOCUMENT, "-o", "out/hey-api"],
		writes: "out/hey-api/types.gen.ts",
	},
	{
		name: "orval",
		kind: "generator",
		does: ["orval", "--input", DOCUMENT, "--output", "out/orval.ts", "--client", "fetch"],
		writes: "out/orval.ts",
	},
	{
		name: "swagger-typescript-api",
		kind: "generator",
		does: ["swagger-typescript-api", "generate", "-p", DOCUMENT, "-o", "out/swagger", "-n", "index.ts"],
		writes: "out/swagger/index.ts",
	},
	{ name: "oazapfts", kind: "generator", does: ["oazapfts", DOCUMENT, "out/oazapfts.ts"], writes: "out/oazapfts.ts" },
	{
		name: "quicktype",
		kind: "generator",
		does: [
			"quicktype",
			"--src-lang",
			"schema",
			"--lang",
			"python",
			"--python-version",
			"3.7",
			"-o",
			"out/resources.py",
			`${SCHEMAS}#/$defs/`,
		],
		writes: "out/resources.py",
	},
];

interface Document {
	components: { schemas: Record<string, object> };
}

/** The named schemas of a document as JSON Schema, for generators that read no OpenAPI; each bears its name as its title. */
export function schemasAlone(document: Document): { names: string[]; schema: object } {
	const text = JSON.stringify(document.components.schemas).replaceAll('"#/components/schemas/', '"#/$defs/');
	const schemas = JSON.parse(text) as Record<string, object>;
	const $defs = Object.fromEntries(Object.entries(schemas).map(([title, schema]) => [title, { ...schema, title }]));
	return { names: Object.keys($defs), schema: { $schema: "https://json-schema.org/draft/2020-12/schema", $defs } };
}

/** What declares a type; openapi-typescript has them as members of one, two tabs deep. */
const DECLARED = /(?:\b(?:class|type|interface|enum) |^ {8})(\w+)/gm;

/** Names of the document for which a generator wrote no type; whether it writes `Faq` or `FAQ` is its own affair. */
export function missingNames(names: readonly string[], written: string): string[] {
	const declared = new Set([...written.matchAll(DECLARED)].map(([, name = ""]) => name.toLowerCase()));
	return names.filter((name) => !declared.has(name.toLowerCase()));
}

/** Reads each operation's example answer with the class of its name. Prints how many; ends with 1 and their ids when any fails. */
export const READS_EXAMPLES = `import json, sys
sys.path.insert(0, "out")
import resources
classes = {name.lower(): name for name in dir(resources)}
read, failed = 0, []
for methods in json.load(open("${DOCUMENT}"))["paths"].values():
    for operation in methods.values():
        for status, response in operation["responses"].items():
            content = response.get("content", {}).get("application/json")
            if not status.startswith("2") or content is None:
                continue
            try:
                name = content["schema"]["$ref"].split("/")[-1]
                getattr(resources, classes[name.lower()]).from_dict(next(iter(content["examples"].values()))["value"])
                read += 1
            except Exception as error:
                failed.append(operation["operationId"] + ": " + repr(error))
print(read)
sys.exit("\\n".join(failed) or None)
`;
