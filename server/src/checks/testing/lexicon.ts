// What the words of assertion libraries demand. Prefixes are taken off first: `toBe`, `ShouldBe`, `isEqualTo` and `assertEquals` meet here.
import type { Strength } from './model.ts';

export interface Meaning {
  readonly strength: Strength;
  readonly negated: boolean;
  readonly known: boolean;
  /** The core of the word: `equal`, `contains`. */
  readonly core: string;
}

const meanings: Readonly<Record<Strength, string>> = {
  exact:
    'be equal equals eq eql same is sameas sameinstance equalto strictequal strictequals deepequal deepequals deepstrictequal identical identicalto sameinstanceas streq strcaseeq doubleeq floateq jsoneq yamleq equaljson jsonequals equivalent equivalentto beequivalentto null nil none undefined nan empty zero equalerror errormessage equalvalues exactly text value calledwith calledoncewith calledonceandwith calledexactlyoncewith havebeencalledwith havebeencalledoncewith haskwargs lastcalledwith nthcalledwith toreturnwith snapshot matchsnapshot inlinesnapshot matchinlinesnapshot throwerrormatchinginlinesnapshot throwerrormatchingsnapshot verify exactlyinstancecount listequal dictequal setequal tupleequal sequenceequal multilineequal arrayequals linesmatch equalignoringcase binaryequals iterableequals containsexactly havetext havevalue havecount haveurl havetitle url title attribute haveattribute equalignoringwhitespace assertcmp returnvalue html structurallyequal arrayequal arrayalmostequal redirects status',
  structure:
    'size len length lengthof count hassize havesize havelength havelengthof calledtimes callcount havebeencalledtimes calledonce havebeencalledonce havecalledtimes times called_times lengthis single onlyelement lines ofsize property haveproperty key keys anykeys allkeys haskey containskey containskeys arrayhaskey objecthaskey objecthasproperty arraynothaskey members',
  subset:
    'matchobject subset containssubset containssubsetdictionary elementsmatch containsexactlyinanyorder containexactlyinanyorder containsexactlyinany containexactly matcharray itemsequal countequal unorderedequal equalcanonicalizing containsonly containinorder containexactlyinorder containsall dictcontainssubset partialdeepstrictequal like',
  contains:
    'contain contains in isin oneof beoneof anyof include includes match matches regex matchesregex regexmatches regexp startwith startswith startingwith endwith endswith substring string containsstring stringcontains hassubstr errorcontains containsequivalentof containequal containtext stringstartswith stringendswith stringmatchesformat matchesregularexpression matchesnullsnapshot containseq containelement anyelement subsetof containany messagecontains hasmessagecontaining messagestartingwith throwswithmessage class',
  bound:
    'greaterthan greater gt greaterthanorequal greaterthanorequalto greaterorequal greaterequal ge gte least above lessthan less lt lessthanorequal lessthanorequalto lessorequal lessequal le lte most below closeto almostequal almostequals near indelta inepsilon within between inrange range approximately approx equalwithaccuracy equalwithdelta equalsdelta relativeeq absdiffeq withindelta withinduration positive negative lengthgreaterthan lengthbetween after before allclose',
  type: 'instanceof isinstance typeof type kindof a an aninstanceof instance exactinstanceof assignableto assignablefrom isa respondto errortype erroris erroras implements oftype finite numeric integer array bool iscallable object isnumeric isint isarray isstring beinstanceof',
  truthy:
    'true false truthy falsy ok istrue isfalse visible enabled disabled checked hidden focused attached editable inthedocument indocument disabledd callable eventually success ispresent iserr isok some err throw throws throwserror thrown raise raises raiseserror raisenothing throwerror raiseerror throwany anythrow throwsany rejects panic panics error isrejected rejected rejectedwith throwsexactly throwsasync throwsexception throwswitherror raisesregex thrownby throwsinstanceof exceptionoftype throwexception expectexception predicate condition that death emits changes change valid met satisfies satisfy',
  present:
    'defined called havebeencalled exist exists present notnull notnil notempty notundefined fileexists some_ havereturned returned any',
  noThrow:
    'notthrow doesnotthrow nothrow noerror notraise succeed succeeds raisenothing_ notpanics notrejected notraised doesnotraise noexception fulfilled',
  nothing: '',
};

const strengthOf = new Map<string, Strength>(
  Object.entries(meanings).flatMap(([strength, words]) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((word): [string, Strength] => [word, strength as Strength]),
  ),
);

/** Words between subject and matcher that demand nothing. */
export const connectives = new Set([
  'to',
  'be',
  'been',
  'is',
  'that',
  'which',
  'and',
  'has',
  'have',
  'with',
  'at',
  'of',
  'same',
  'but',
  'does',
  'still',
  'also',
  'deep',
  'own',
  'nested',
  'ordered',
  'it',
  'its',
  'resolves',
  'rejects',
  'soft',
  'poll',
  'nullable',
  'should',
  'Should',
  'eventually',
  'description',
  'describedAs',
  'as',
  'And',
  'Which',
  'Subject',
  'withMessage',
  'element',
  'withFailMessage',
  'Not',
  'not',
  'never',
  'not_to',
  'to_not',
  'toNot',
  'notTo',
]);
const negations = new Set([
  'not',
  'Not',
  'never',
  'not_to',
  'to_not',
  'toNot',
  'notTo',
  'should_not',
  'shouldNot',
  'ShouldNot',
  'must_not',
]);

export function negates(name: string): boolean {
  return negations.has(name);
}

export function meaningOf(word: string): Meaning {
  let core = word
    .replace(/!$/, '')
    .replace(/Async$|_async$/, '')
    .replace(/[_.-]/g, '')
    .toLowerCase();
  core = core.replace(/^(?:xctassert|assertthat|debugassert|assert|expect|check|require|must|wont|should)(?=.)/, (prefix) =>
    prefix === 'wont' ? 'not' : '',
  );
  let negated = false;
  for (let tries = 0; tries < 3 && !strengthOf.has(core); tries += 1) {
    const not = /^(?:isnot|doesnot|hasno|notto|tonot|not|refute|deny|benot|no|non)(?=.{2})/.exec(core);
    if (not && strengthOf.has(strip(core.slice(not[0].length)))) {
      negated = true;
      core = strip(core.slice(not[0].length));
      break;
    }
    if (core.startsWith('shouldnot')) {
      negated = true;
      core = core.slice(9);
      continue;
    }
    const shorter = strip(core);
    if (shorter === core) break;
    core = shorter;
  }
  if (core === 'ne' || core === 'unequal' || core === 'noteq') {
    core = 'eq';
    negated = true;
  }
  const strength = strengthOf.get(core);
  return { strength: negated ? weakNegation(strength) : (strength ?? 'exact'), negated, known: strength !== undefined, core };
}

function strip(core: string): string {
  return core.replace(/^(?:tohavebeen|havebeen|tohave|tobe|tobea|to|is|be|has|have|that|are|does)(?=.{2})/, '');
}

/** “Not equal to 3” leaves everything else open; the other negations say as much as their opposite. */
export function weakNegation(strength: Strength | undefined): Strength {
  if (strength === undefined || strength === 'exact' || strength === 'structure' || strength === 'subset') return 'present';
  return strength;
}
