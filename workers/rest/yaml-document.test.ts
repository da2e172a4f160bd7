import { exports } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { ORIGIN } from "#testing/now";
import { makeWorld } from "#testing/world";
import { toYaml } from "#workers/rest/yaml-document";

const get = (path: string, headers: Record<string, string> = {}) =>
	exports.default.fetch(new Request(`${ORIGIN}/api/v1${path}`, { headers }));

beforeAll(async () => void (await makeWorld()));

it("says in YAML what the JSON says, and keeps what it wrote", async () => {
	const json = await (await get("/openapi.json")).json();
	const answer = await get("/openapi.yaml");
	expect(answer.headers.get("Content-Type")).toBe("application/yaml; charset=utf-8");
	const yaml = await answer.text();
	expect(parse(yaml)).toEqual(json);
	expect(await (await get("/openapi.yaml")).text()).toBe(yaml);
	const again = await get("/openapi.yaml", { "If-None-Match": answer.headers.get("ETag") ?? "" });
	expect([again.status, await again.text()]).toEqual([304, ""]);
});

it.each([
	[{ a: [] }],
	[{ a: {}, "b: c": null, "": [[1, [2]], { d: [{ e: "- f", g: "#" }] }] }],
	[["yes", "1", "null", "~", "line\nend", "\u2028 \u0085", true, 1.5e300]],
	["text"],
])("writes %j so that it is read as it was", (value) => {
	expect(parse(toYaml(value))).toEqual(value);
});
