import type { FC } from "hono/jsx";
import { SCOPE_TEXT, SCOPES } from "#core/access/scopes";
import { IDEMPOTENCY_KEY_MAX } from "#core/limits";
import type { RateLimit } from "#core/settings";
import { type ApiDocument, apiDocument, type DocumentedOperation } from "../docs/document.ts";
import { show } from "../layout.tsx";
import { Snippet } from "../parts/snippet.tsx";
import type { PageContext, Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.docs;

/** The start of the API reference: what holds for every operation, and the list of them. */
export default function docsPage(site: Site): void {
	site.get("/docs", async (c) => {
		const document = await apiDocument(c);
		const { links, settings } = c.var.services;
		return show(
			c,
			{
				title: t.title,
				description: t.about(settings.siteName),
				canonical: "/docs",
				scripts: ["copy.js"],
			},
			<>
				<h1>{t.title}</h1>
				<p class="lead">{document.info.description}</p>
				<p>
					{t.where(
						document.info.version,
						<code>{links.api}</code>,
						<a href="/api/v1/openapi.json">{t.asJson}</a>,
						<a href="/api/v1/openapi.yaml">{t.asYaml}</a>,
						<code>{links.mcp}</code>,
						<a href="/connect">{t.connectAgent}</a>,
					)}
				</p>
				<Snippet label={t.firstCall}>{`curl ${links.api}/site`}</Snippet>
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
				<h2 id="auth">{t.signingIn.title}</h2>
				<p>
					{t.signingIn.text(<code>Authorization: Bearer</code>, <a href="/account/api-keys">{t.signingIn.apiKey}</a>)}
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
				<h2 id="errors">{t.errors.title}</h2>
				<p>
					{t.errors.text(<code>code</code>, <code>detail</code>, <code>request_id</code>, <code>errors</code>)}{" "}
					<a href="/docs/errors">{t.errors.all}</a>
				</p>
			</section>
			<section aria-labelledby="retries">
				<h2 id="retries">{t.retries.title}</h2>
				<p>
					{t.retries.text(<code>Idempotency-Key</code>, IDEMPOTENCY_KEY_MAX, <code>Idempotency-Replayed: true</code>)}
				</p>
			</section>
			<section aria-labelledby="limits">
				<h2 id="limits">{t.limits.title}</h2>
				<p>
					{t.limits.text(
						...([rateLimits.read, rateLimits.write, rateLimits.costly].map(rateWords) as [string, string, string]),
						<>
							<code>RateLimit</code> {t.limits.and} <code>RateLimit-Policy</code>
						</>,
						<code>Retry-After</code>,
						<>
							<code>page</code> {t.limits.and} <code>per_page</code>
						</>,
					)}
				</p>
			</section>
		</div>
	);
};

const rateWords = ({ limit, windowSeconds }: RateLimit): string => t.limits.rate(limit, windowSeconds);

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
			{operation.scope ?? t.public}
		</span>
	</li>
);
