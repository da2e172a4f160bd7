import { subjects, type Template } from "#scripts/templates/template";

/** Courses and workshops that people teach by themselves. */
export const courses: Template = {
	about: "courses and workshops, by subject",
	settings: {
		site_name: "Lectern",
		site_tagline: "New courses every week, with a quote for every promise.",
		site_purpose:
			"A directory of courses and workshops with weekly openings: what each teaches, costs and asks of you is quoted from its own website, and awards follow votes of learners only.",
		site_accent: "#14532d",
		site_accent_dark: "#8fdcae",
		footer_text: "What a course says of itself is quoted here. What it does not say is left blank.",
	},
	...subjects([
		{
			slug: "languages",
			name: "Languages",
			belongs: "Learning to speak, read and write a language, alone or in a group.",
			children: [
				[
					"conversation",
					"Conversation",
					"Speaking with teachers or others who learn.",
					"conversation course, speaking course, language tutor*, language exchange",
				],
				[
					"exam-preparation",
					"Exam preparation",
					"Ready for a certificate of a language.",
					"exam preparation, ielts, toefl, delf, goethe certificate, language certificate",
				],
				[
					"writing-in-a-language",
					"Reading and writing",
					"Texts, letters and grammar of a language.",
					"grammar course, reading course, business english, writing in english",
				],
			],
		},
		{
			slug: "making",
			name: "Making",
			belongs: "What is learned with the hands: wood, clay, cloth, food.",
			children: [
				[
					"pottery-and-wood",
					"Pottery and wood",
					"Clay, wood, metal and stone.",
					"pottery class, ceramics course, woodworking course, carpentry, wood carving, blacksmith*",
				],
				[
					"sewing-and-textiles",
					"Sewing and textiles",
					"Sewing, knitting, weaving, dyeing.",
					"sewing class, knitting course, weaving, embroidery, quilting, natural dyeing",
				],
				[
					"cooking",
					"Cooking and baking",
					"From bread to a whole meal.",
					"cooking class, baking course, bread baking, sourdough, pastry course, fermentation",
				],
			],
		},
		{
			slug: "music-and-stage",
			name: "Music and stage",
			belongs: "Playing, singing, acting, dancing.",
			children: [
				[
					"instruments",
					"Instruments",
					"Learning to play one.",
					"guitar lesson*, piano course, violin lesson*, drum course, learn an instrument",
				],
				[
					"singing-and-voice",
					"Singing and voice",
					"Voices alone and in choirs.",
					"singing course, voice lesson*, vocal coach*, choir workshop",
				],
				[
					"dance-and-theatre",
					"Dance and theatre",
					"Moving and speaking before others.",
					"dance class, tango course, theatre workshop, improv course, acting class",
				],
			],
		},
		{
			slug: "work-and-study",
			name: "Work and study",
			belongs: "Skills that are asked for at work or at school.",
			children: [
				[
					"programming",
					"Programming",
					"Learning to write software.",
					"coding bootcamp, programming course, python course, web development course, learn to code",
				],
				[
					"design-and-writing",
					"Design and writing",
					"Layouts, pictures and texts for others.",
					"design course, typography course, copywriting course, writing workshop, ux course",
				],
				[
					"business-skills",
					"Business skills",
					"Selling, leading, keeping books.",
					"leadership training, bookkeeping course, negotiation training, project management course, sales training",
				],
			],
		},
		{
			slug: "body-and-mind",
			name: "Body and mind",
			belongs: "Moving, resting and looking after oneself.",
			children: [
				[
					"yoga-and-movement",
					"Yoga and movement",
					"Classes that move the body.",
					"yoga course, pilates class, climbing course, swimming lesson*, qigong",
				],
				[
					"first-aid",
					"First aid and care",
					"Helping others until help comes, and afterwards.",
					"first aid course, cpr training, care course, midwife course",
				],
				[
					"meditation",
					"Meditation",
					"Sitting still, alone or with others.",
					"meditation course, mindfulness course, breathing course, mbsr",
				],
			],
		},
	]),
	products: {
		launch: { name: "Opening in a week you choose", priceCents: 4900 },
		skip_queue: { name: "An earlier week", priceCents: 1900 },
		featured: { name: "Featured course", priceCents: 7900 },
		done_for_you: { name: "We write your course page", priceCents: 19900 },
	},
};
