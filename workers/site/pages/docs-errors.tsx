import { ERRORS, type ErrorCode, notFound } from "#core/errors";
import { ERROR_HELP } from "#workers/site/docs/error-help";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { InlineCode } from "../parts/inline-code.tsx";
import { Snippet } from "../parts/snippet.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.docs.errors;

const ABOVE = [
	{ href: "/docs", label: words.docs.title },
	{ href: "/docs/errors", label: t.title },
];

/** Every error code, and a page for each: the `type` of an error leads there. */
export default function docsErrorsPage(site: Site): void {
	site.get("/docs/errors", (c) =>
		show(
			c,
			{
				title: t.title,
				description: t.about,
				canonical: "/docs/errors",
			},
			<>
				<Crumbs above={ABOVE.slice(0, 1)} />
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<ul class="rows">
					{codes().map((code) => (
						<li>
							<div>
								<h2>
									<a href={`/docs/errors/${code}`}>
										<code>{code}</code>
									</a>
								</h2>
								<p>{ERRORS[code].title}.</p>
							</div>
							<span class="muted">{ERRORS[code].status}</span>
						</li>
					))}
				</ul>
			</>,
		),
	);

	site.get("/docs/errors/:code", (c) => {
		const code = codes().find((known) => known === c.req.param("code")) ?? notFound("error code");
		const { status, title } = ERRORS[code];
		const { meaning, fix } = ERROR_HELP[code];
		const example = {
			type: `${c.var.services.links.docs}/errors/${code}`,
			title,
			status,
			detail: t.aboutThis,
			code,
			request_id: "0d6c3f0e-6f0a-4a55-9d2e-7f3f2f0c1b11",
		};
		return show(
			c,
			{
				title: code,
				description: `${title}. ${meaning.replaceAll("`", "")}`,
				canonical: `/docs/errors/${code}`,
				scripts: ["copy.js"],
			},
			<>
				<Crumbs above={ABOVE} />
				<h1>{title}</h1>
				<p class="facts">
					<code>{code}</code>
					<span>{t.status(status)}</span>
				</p>
				<h2>{t.meaning}</h2>
				<p>
					<InlineCode text={meaning} />
				</p>
				<h2>{t.fix}</h2>
				<p>
					<InlineCode text={fix} />
				</p>
				<Snippet label={t.looks}>{JSON.stringify(example, null, 2)}</Snippet>
			</>,
		);
	});
}

function codes(): ErrorCode[] {
	return Object.keys(ERRORS) as ErrorCode[];
}
