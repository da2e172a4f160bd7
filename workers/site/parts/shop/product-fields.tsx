import type { FC } from "hono/jsx";
import {
	OPTION_CHOICE_MAX,
	OPTION_CHOICES_MAX,
	OPTION_LABEL_MAX,
	OPTION_NAME_MAX,
	PRODUCT_NAME_MAX,
	PRODUCT_TEXT_MAX,
	TYPED_AMOUNT_MAX,
} from "#core/limits";
import { OPTION_TEXT_MAX } from "#core/orders/product-options";
import { markWrong } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { type FieldAttributes, LineField } from "../line-field.tsx";
import { type Problems, TextField } from "../text-field.tsx";
import type { TypedOption, TypedProduct } from "./product-form.ts";

const t = words.shop;

/** All choices, with what ends their lines. */
const CHOICES_TEXT_MAX = OPTION_CHOICES_MAX * (OPTION_CHOICE_MAX + 2);

interface Props {
	product: TypedProduct;
	problems: Problems;
	/** What a bundle may hold. */
	parts: readonly { code: string; name: string }[];
	/** The buyer names the amount. */
	takesAmount: boolean;
}

/** What the site team says of a product. */
export const ProductFields: FC<Props> = ({ product, problems, parts, takesAmount }) => (
	<>
		<LineField
			name="name"
			label={t.name}
			value={product.name}
			max={PRODUCT_NAME_MAX}
			required
			problem={problems["/name"]}
		/>
		<TextField
			name="description"
			label={t.description}
			help={t.descriptionHint}
			max={PRODUCT_TEXT_MAX}
			rows={3}
			value={product.description}
			problem={problems["/description"]}
		/>
		<LineField
			name="price"
			label={takesAmount ? t.priceLeast : t.priceLabel}
			required
			problem={problems["/price_cents"] === undefined ? undefined : t.priceUnfit}
			input={(attributes) => (
				<input {...attributes} value={product.price} inputmode="decimal" maxlength={TYPED_AMOUNT_MAX} />
			)}
		/>
		<LineField
			name="position"
			label={t.position}
			hint={t.positionHint}
			problem={problems["/position"]}
			required
			input={(attributes) => <NumberInput attributes={attributes} value={product.position} least={0} most={1000} />}
		/>
		<Tick name="active" label={t.active} isTicked={product.active} />
		<Tick
			name="needs_listing"
			label={t.needsListing}
			isTicked={product.needsListing}
			problem={problems["/needs_listing"]}
		/>
		<fieldset id="includes">
			<legend>{t.includes}</legend>
			<small>{t.includesHint}</small>
			{problems["/includes"] !== undefined && <p class="wrong">{problems["/includes"]}</p>}
			{parts.map(({ code, name }) => (
				<Tick name={`holds-${code}`} label={name} isTicked={product.includes.includes(code)} />
			))}
		</fieldset>
		<fieldset id="options">
			<legend>{t.options}</legend>
			<small>{t.optionsHint}</small>
			{problems["/options"] !== undefined && <p class="wrong">{problems["/options"]}</p>}
			{product.options.map((option, place) => (
				<OptionFields option={option} place={place} problems={problems} />
			))}
		</fieldset>
	</>
);

const OptionFields: FC<{ option: TypedOption; place: number; problems: Problems }> = ({ option, place, problems }) => {
	const field = (part: string) => `option-${place}-${part}`;
	const problem = (part: string) => problems[`/options/${option.name}/${part}`];
	const number = (part: "max_length" | "min" | "max", label: string, least: number, most: number) => (
		<LineField
			name={field(part)}
			label={label}
			problem={problem(part)}
			input={(attributes) => <NumberInput {...{ attributes, least, most }} value={option[part]} />}
		/>
	);
	return (
		<details open={option.name !== ""}>
			<summary>{option.label === "" ? t.option(place + 1) : option.label}</summary>
			<LineField
				name={field("name")}
				label={t.optionName}
				hint={t.optionNameHint}
				value={option.name}
				max={OPTION_NAME_MAX}
				problem={option.name === "" ? undefined : problems[`/options/${option.name}`]}
			/>
			<LineField
				name={field("label")}
				label={t.optionLabel}
				value={option.label}
				max={OPTION_LABEL_MAX}
				problem={problem("label")}
			/>
			<LineField
				name={field("kind")}
				label={t.optionKind}
				problem={problem("kind")}
				input={(attributes) => (
					<select {...attributes}>
						{Object.entries(t.kinds).map(([kind, label]) => (
							<option value={kind} selected={kind === option.kind}>
								{label}
							</option>
						))}
					</select>
				)}
			/>
			<Tick name={field("required")} label={t.optionRequired} isTicked={option.required} />
			<LineField
				name={field("choices")}
				label={t.optionChoices}
				problem={problem("choices")}
				input={(attributes) => (
					<textarea {...attributes} rows={3} maxlength={CHOICES_TEXT_MAX} dir="auto">
						{option.choices}
					</textarea>
				)}
			/>
			{number("max_length", t.optionLength, 1, OPTION_TEXT_MAX)}
			{number("min", t.optionLeast, -1_000_000, 1_000_000)}
			{number("max", t.optionMost, -1_000_000, 1_000_000)}
		</details>
	);
};

const NumberInput: FC<{ attributes: FieldAttributes; value: string; least: number; most: number }> = (props) => (
	<input {...props.attributes} type="number" value={props.value} min={String(props.least)} max={String(props.most)} />
);

/** Something that is so or not. */
export const Tick: FC<{ name: string; label: string; isTicked: boolean; problem?: string | undefined }> = (props) => (
	<div class="field">
		<label>
			<input
				type="checkbox"
				name={props.name}
				value="yes"
				checked={props.isTicked}
				{...markWrong(props.problem !== undefined)}
				aria-describedby={props.problem === undefined ? undefined : `${props.name}-problem`}
			/>
			<span dir="auto">{props.label}</span>
		</label>
		{props.problem !== undefined && (
			<p class="wrong" id={`${props.name}-problem`}>
				{props.problem}
			</p>
		)}
	</div>
);
