import { isUnchanged } from "#workers/http/conditional";

interface Assets {
	fetch(address: URL): Promise<Response>;
}

/** It is part of the deployment: once written, it stays as long as this isolate. */
let written: { etag: string; yaml: string } | undefined;

/**
 * The API document as YAML, written from the JSON when somebody asks for it.
 * Source: docs/decisions/033-the-api-document.md.
 */
export async function yamlDocument(request: Request, assets: Assets): Promise<Response> {
	const answer = await assets.fetch(new URL("/openapi.json", request.url));
	if (!answer.ok) return new Response(answer.body, answer);
	// The tag of the JSON, said to be that of another form of it.
	const etag = (answer.headers.get("ETag") ?? '""').replace(/^(?:W\/)?"(.*)"$/, '"$1-yaml"');
	const headers = { ETag: etag, "Cache-Control": answer.headers.get("Cache-Control") ?? "public, max-age=0" };
	if (isUnchanged(request.headers, { etag })) {
		await answer.body?.cancel();
		return new Response(null, { status: 304, headers });
	}
	if (written?.etag !== etag) written = { etag, yaml: toYaml(await answer.json()) };
	else await answer.body?.cancel();
	return new Response(written.yaml, { headers: { ...headers, "Content-Type": "application/yaml; charset=utf-8" } });
}

/** A JSON value as YAML 1.2: blocks for what holds something, and JSON, which is YAML, for everything else. */
export function toYaml(value: unknown): string {
	return lines(value, "").join("\n");
}

/** @param indent before every line but the first of an entry of a list, which stands behind its dash. */
function lines(value: unknown, indent: string): string[] {
	if (typeof value !== "object" || value === null || Object.keys(value).length === 0)
		return [indent + JSON.stringify(value)];
	const isList = Array.isArray(value);
	return Object.entries(value).flatMap(([key, held]) => {
		const [first = "", ...others] = lines(held, `${indent}  `);
		const isBlock = typeof held === "object" && held !== null && Object.keys(held).length > 0;
		if (isList) return [`${indent}- ${first.trimStart()}`, ...others];
		const name = `${indent}${JSON.stringify(key)}:`;
		return isBlock ? [name, first, ...others] : [`${name} ${first.trimStart()}`];
	});
}
