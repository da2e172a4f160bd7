import type { FC } from "hono/jsx";
import { notFound } from "#core/errors";
import { curlOf } from "../docs/curl.ts";
import { apiDocument, type DocumentedOperation, exampleIn } from "../docs/document.ts";
import { Properties, Property } from "../docs/schema.tsx";
import { TryOut } from "../docs/try-out.tsx";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { InlineCode } from "../parts/inline-code.tsx";
import { Snippet } from "../parts/snippet.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.docs;

const ABOVE = [{ href: "/docs", label: t.title }];

/** One operation: what it takes, what it answers, how it fails, and a call to paste. */
export default function docsOperationPage(site: Site): void {
	site.get("/docs/operations/:id", async (c) => {
		const { operations } = await apiDocument(c);
		const operation = operations.find(({ operationId }) => operationId === c.req.param("id")) ?? notFound("operation");
		const success = Object.entries(operation.responses).find(([status]) => status.startsWith("2"));
		const answer = success?.[1].content;
		const answered = answer?.["application/json"]?.schema;
		const example = exampleIn(answer);
		return show(
			c,
			{
				title: operation.operationId,
				description: operation.summary,
				canonical: `/docs/operations/${operation.operationId}`,
				scripts: ["copy.js", "try.js"],
			},
			<>
				<Crumbs above={ABOVE} />
				<h1>{operation.summary}</h1>
				<p class="facts">
					<code>
						{operation.method.toUpperCase()} {operation.path}
					</code>
					<span>{t.operation.asTool(<code>{operation.operationId}</code>)}</span>
					<span>{operation.scope === null ? t.public : t.operation.needs(<code>{operation.scope}</code>)}</span>
				</p>
				<p>
					<InlineCode text={operation.description} />
				</p>
				<Snippet label={t.operation.call}>{curlOf(operation, c.var.services.links.api)}</Snippet>
				<TryOut operation={operation} api={c.var.services.links.api} />
				<Input operation={operation} />
				<section aria-labelledby="answer">
					<h2 id="answer">{t.operation.answerIs(success?.[0] ?? "")}</h2>
					{answered !== undefined && <Properties of={answered} isAnswer />}
					{example !== undefined && (
						<details>
							<summary>{t.operation.example}</summary>
							<Snippet label={t.operation.answer}>{JSON.stringify(example, null, 2)}</Snippet>
						</details>
					)}
				</section>
				<Failures operation={operation} />
			</>,
		);
	});
}

const Input: FC<{ operation: DocumentedOperation }> = ({ operation }) => {
	const body = operation.requestBody?.content["application/json"]?.schema;
	const parameters = operation.parameters ?? [];
	return (
		<>
			{parameters.length > 0 && (
				<section aria-labelledby="parameters">
					<h2 id="parameters">{t.operation.parameters}</h2>
					<dl class="fields">
						{parameters.map(({ name, in: place, schema, required, description }) => (
							<Property
								name={place === "query" ? name : `${name} (${place})`}
								schema={schema}
								isRequired={required ?? false}
								description={description}
							/>
						))}
					</dl>
				</section>
			)}
			{body !== undefined && (
				<section aria-labelledby="body">
					<h2 id="body">{operation.requestBody?.required === false ? t.operation.optionalBody : t.operation.body}</h2>
					<Properties of={body} />
				</section>
			)}
		</>
	);
};

const Failures: FC<{ operation: DocumentedOperation }> = ({ operation }) => (
	<section aria-labelledby="failures">
		<h2 id="failures">{t.errors.title}</h2>
		<ul>
			{Object.entries(operation.responses)
				.filter(([status]) => Number(status) >= 400)
				.map(([status, { description }]) => (
					<li>
						<strong>{status}</strong>: <InlineCode text={description} />
					</li>
				))}
		</ul>
		<p>
			<a href="/docs/errors">{t.errors.all}</a>
		</p>
	</section>
);
