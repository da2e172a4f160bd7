import { type DocumentedOperation, exampleIn } from "./document.ts";
import { exampleOf } from "./example.ts";

/** A command that calls an operation with its example, to paste into a shell. @param api address of the API. */
export function curlOf(operation: DocumentedOperation, api: string): string {
	const examples = (operation.parameters ?? [])
		.map((parameter) => ({ ...parameter, example: exampleOf(parameter) }))
		.filter(({ example }) => example !== "");
	const path = operation.path.replaceAll(/\{([a-z_]+)\}/g, (placeholder, name: string) => {
		const example = examples.find((parameter) => parameter.in === "path" && parameter.name === name)?.example;
		return example === undefined ? placeholder : encodeURIComponent(example);
	});
	const query = new URLSearchParams(
		examples.filter((parameter) => parameter.in === "query").map(({ name, example }) => [name, example]),
	);
	const lines = [`curl ${quoted(`${api}${path}${query.size === 0 ? "" : `?${query}`}`)}`];
	if (operation.method !== "get") lines.unshift(`curl -X ${operation.method.toUpperCase()} ${lines.pop()?.slice(5)}`);
	if (operation.scope !== null) lines.push('-H "Authorization: Bearer $API_KEY"');
	const body = exampleIn(operation.requestBody?.content);
	if (body !== undefined) lines.push('-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`);
	return lines.join(" \\\n  ");
}

/** Single quotes keep everything as it is, but for themselves. */
function quoted(text: string): string {
	return `'${text.replaceAll("'", `'\\''`)}'`;
}
