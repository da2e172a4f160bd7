import type { FC } from "hono/jsx";
import { InlineCode } from "../parts/inline-code.tsx";
import { number } from "../words/format.ts";
import { words } from "../words/words.ts";
import type { Schema } from "./document.ts";

const t = words.docs;

/** Objects inside objects are shown this deep; what lies deeper is in the document. */
const DEEPEST = 3;

interface ObjectProps {
	of: Schema;
	depth?: number;
	/** Of an answer: what is required there is nothing a reader has to do. */
	isAnswer?: boolean;
}

/** The properties of an object, each with its type, bounds and meaning. */
export const Properties: FC<ObjectProps> = ({ of: schema, depth = 0, isAnswer = false }) => (
	<dl class="fields">
		{Object.entries(schema.properties ?? {}).map(([name, property]) => (
			<Property
				name={name}
				schema={property}
				isRequired={!isAnswer && (schema.required?.includes(name) ?? false)}
				depth={depth}
				isAnswer={isAnswer}
			/>
		))}
	</dl>
);

interface Named {
	name: string;
	schema: Schema;
	isRequired: boolean;
	description?: string | undefined;
	depth?: number;
	isAnswer?: boolean;
}

/** One parameter or property. */
export const Property: FC<Named> = ({ name, schema, isRequired, description, depth = 0, isAnswer = false }) => {
	const inner = objectIn(schema);
	const text = description ?? schema.description;
	return (
		<div>
			<dt>
				<code>{name}</code> <span class="muted">{typeWords(schema)}</span>
				{isRequired && <span class="tag">{t.operation.required}</span>}
			</dt>
			<dd>
				{text !== undefined && (
					<p>
						<InlineCode text={text} />
					</p>
				)}
				<Bounds of={schema} />
				{inner !== null && depth < DEEPEST && (
					<details>
						<summary>
							{t.operation.properties} <span class="visually-hidden">{t.operation.of(name)}</span>
						</summary>
						<Properties of={inner} depth={depth + 1} isAnswer={isAnswer} />
					</details>
				)}
			</dd>
		</div>
	);
};

/** The object a schema holds: itself, its items', or that of its branch that is not null. */
function objectIn(schema: Schema): Schema | null {
	if (schema.properties !== undefined && Object.keys(schema.properties).length > 0) return schema;
	if (schema.items !== undefined) return objectIn(schema.items);
	for (const branch of schema.anyOf ?? []) {
		const found = objectIn(branch);
		if (found !== null) return found;
	}
	return typeof schema.additionalProperties === "object" ? objectIn(schema.additionalProperties) : null;
}

function typeWords(schema: Schema): string {
	if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeWords))].join(t.types.or);
	const types = [schema.type ?? t.types.any].flat().join(t.types.or);
	if (schema.items !== undefined) return t.types.arrayOf(typeWords(schema.items));
	return schema.format === undefined ? types : `${types} (${schema.format})`;
}

const Bounds: FC<{ of: Schema }> = ({ of: schema }) => {
	const bounds = [
		schema.enum && t.types.oneOf(schema.enum.map(String).join(", ")),
		schema.default !== undefined && t.types.default(JSON.stringify(schema.default)),
		schema.minimum !== undefined && t.types.atLeast(number(schema.minimum)),
		schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER && t.types.atMost(number(schema.maximum)),
		schema.minLength !== undefined && t.types.atLeast(t.types.characters(schema.minLength)),
		schema.maxLength !== undefined && t.types.atMost(t.types.characters(schema.maxLength)),
		schema.minItems !== undefined && t.types.atLeast(t.types.entries(schema.minItems)),
		schema.maxItems !== undefined && t.types.atMost(t.types.entries(schema.maxItems)),
		schema.pattern !== undefined && schema.format === undefined && t.types.pattern(schema.pattern),
	].filter((bound) => typeof bound === "string");
	return bounds.length === 0 ? null : <p class="bounds">{bounds.join("; ")}</p>;
};
