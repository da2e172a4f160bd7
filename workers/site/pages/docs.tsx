import type { FC } from "hono/jsx";
import { SCOPE_TEXT, SCOPES } from "#core/access/scopes";
import { IDEMPOTENCY_KEY_MAX } from "#core/limits";
import type { RateLimit } from "#core/settings";
import { type ApiDocument, apiDocument, type DocumentedOperation } from "../docs/document.ts";
import { show } from "../layout.tsx";
import { Snippet } from "../parts/snippet.tsx";
import type { PageContext, Site } from "../site.ts";

/** The start of the API reference: what holds for every operation, and the list of them. */
export default function docsPage(site: Site): void {
	site.get("/docs", async (c) => {
		const document = await apiDocument(c);
		const { links, settings } = c.var.services;
		return show(
			c,
			{
				title: "API reference",
				description: `Every operation of the ${settings.siteName} API, with parameters, bodies, errors and examples.`,
				canonical: "/docs",
				scripts: ["copy.js"],
			},
			<>
				<h1>API reference</h1>
				<p class="lead">{document.info.description}</p>
				<p>
					Version {document.info.version} of the API is at <code>{links.api}</code>. The machine-readable document:{" "}
					<a href="/api/v1/openapi.json">OpenAPI 3.1 as JSON</a> or <a href="/api/v1/openapi.yaml">YAML</a>. Every
					operation is also a tool of the tool server at <code>{links.mcp}</code>;{" "}
					<a href="/connect">connect an agent</a>.
				</p>
				<Snippet label="A first call; it needs no key">{`curl ${links.api}/site`}</Snippet>
				<Rules c={c} />
				<Operations document={document} />
			</>,
		);
	});
}

/** Source: docs/api.md#errors, docs/api.md#idempotency-keys, docs/api.md#rate-limits. */
const Rules: FC<{ c: PageContext }> = ({ c }) => {
	const { rateLimits } = c.var.services.settings;
	return (
		<div class="rules">
			<section aria-labelledby="auth">
				<h2 id="auth">Signing in</h2>
				<p>
					Public operations need no credentials. The others take <code>Authorization: Bearer</code> with an{" "}
					<a href="/account/api-keys">API key</a> or an OAuth 2.1 access token. Tokens have scopes; none implies
					another:
				</p>
				<ul>
					{SCOPES.map((scope) => (
						<li>
							<code>{scope}</code>: {SCOPE_TEXT[scope]}
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="errors">
				<h2 id="errors">Errors</h2>
				<p>
					A refusal is a JSON object (RFC 9457) with <code>code</code>, <code>detail</code> and <code>request_id</code>.
					Bad input also has <code>errors</code>, which names every bad field at once.{" "}
					<a href="/docs/errors">All codes and how to fix them</a>
				</p>
			</section>
			<section aria-labelledby="retries">
				<h2 id="retries">Safe retries</h2>
				<p>
					Writes that take <code>Idempotency-Key</code> (1 to {IDEMPOTENCY_KEY_MAX} visible ASCII characters) have one
					effect and one answer however often they are sent within seven days. A repeated answer carries{" "}
					<code>Idempotency-Replayed: true</code>.
				</p>
			</section>
			<section aria-labelledby="limits">
				<h2 id="limits">Limits</h2>
				<p>
					Reads {rateWords(rateLimits.read)}, writes {rateWords(rateLimits.write)}, costly work{" "}
					{rateWords(rateLimits.costly)}. <code>RateLimit</code> and <code>RateLimit-Policy</code> show where you stand,
					and 429 comes with <code>Retry-After</code>. Lists are paged by <code>page</code> and <code>per_page</code>.
				</p>
			</section>
		</div>
	);
};

function rateWords({ limit, windowSeconds }: RateLimit): string {
	const window = windowSeconds === 60 ? "a minute" : windowSeconds === 3600 ? "an hour" : `in ${windowSeconds} s`;
	return `${limit.toLocaleString("en")} ${window}`;
}

const Operations: FC<{ document: ApiDocument }> = ({ document: { tags, operations } }) => (
	<>
		{tags.map(({ name, description }) => {
			const here = operations.filter((operation) => operation.tags[0] === name);
			if (here.length === 0) return null;
			return (
				<section aria-labelledby={`area-${name}`}>
					<h2 id={`area-${name}`}>{name.charAt(0).toUpperCase() + name.slice(1)}</h2>
					<p class="muted">{description}</p>
					<ul class="operations">
						{here.map((operation) => (
							<Line operation={operation} />
						))}
					</ul>
				</section>
			);
		})}
	</>
);

const Line: FC<{ operation: DocumentedOperation }> = ({ operation }) => (
	<li>
		<a href={`/docs/operations/${operation.operationId}`}>{operation.summary}</a>
		<span class="muted">
			<code>
				{operation.method.toUpperCase()} {operation.path}
			</code>{" "}
			{operation.scope ?? "public"}
		</span>
	</li>
);
