import type { FC } from "hono/jsx";
import { InlineCode } from "../parts/inline-code.tsx";
import type { Schema } from "./document.ts";

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
				{isRequired && <span class="tag">required</span>}
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
							Properties <span class="visually-hidden">of {name}</span>
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
	if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeWords))].join(" or ");
	const types = [schema.type ?? "any"].flat().join(" or ");
	if (schema.items !== undefined) return `array of ${typeWords(schema.items)}`;
	return schema.format === undefined ? types : `${types} (${schema.format})`;
}

const Bounds: FC<{ of: Schema }> = ({ of: schema }) => {
	const bounds = [
		schema.enum && `one of ${schema.enum.map(String).join(", ")}`,
		schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
		schema.minimum !== undefined && `at least ${schema.minimum}`,
		schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER && `at most ${schema.maximum}`,
		schema.minLength !== undefined && `at least ${schema.minLength} characters`,
		schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
		schema.minItems !== undefined && `at least ${schema.minItems} entries`,
		schema.maxItems !== undefined && `at most ${schema.maxItems} entries`,
		schema.pattern !== undefined && schema.format === undefined && `pattern ${schema.pattern}`,
	].filter((bound) => typeof bound === "string");
	return bounds.length === 0 ? null : <p class="bounds">{bounds.join("; ")}</p>;
};
