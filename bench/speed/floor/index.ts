import { Hono } from "hono";

/** The least that an answer could cost: a bare route, the statements that the service sends, and the answer's own bytes. */

interface Floored {
	statements: { sql: string; params: unknown[] }[];
	/** The answer as it is before it becomes text; a text where the service answers with no JSON. */
	answer: unknown;
	/** The tag of an answer that says no more than that nothing has changed; null of all others. */
	unchanged: string | null;
}

const cases = new Map<string, Floored>();
const app = new Hono<{ Bindings: { DB: D1Database } }>();

app.get("/hello", (c) => c.text("Hello"));

app.put("/floor/:name", async (c) => {
	cases.set(c.req.param("name"), await c.req.json<Floored>());
	return c.body(null, 204);
});

app.get("/floor/:name", async (c) => {
	const floored = cases.get(c.req.param("name"));
	if (floored === undefined) return c.notFound();
	const bound = floored.statements.map(({ sql, params }) => c.env.DB.prepare(sql).bind(...params));
	const [only] = bound;
	if (bound.length === 1) await only?.all();
	if (bound.length > 1) await c.env.DB.batch(bound);
	if (floored.unchanged !== null) return c.body(null, 304, { ETag: floored.unchanged });
	return typeof floored.answer === "string" ? c.html(floored.answer) : c.json(floored.answer as object);
});

export default app;
