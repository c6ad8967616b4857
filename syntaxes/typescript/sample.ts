// expect: comment what the session is
// what the session is
// expect: definition class Session
export class Session {
  // expect: definition field count
  // expect: inside Session.count
  count: number = 0;

  // expect: definition method refresh
  refresh(id: string): unknown {
    // expect: inside Session.refresh
    // expect: statement
    // expect: string not a comment
    // expect: comment but this is
    return load('// not a comment', id); // but this is
  }
}

// expect: definition function load
function load(url: string, id: string) {
  // expect: code id
  // expect: string \/\*
  return /\/\*/.test(url) ? `text ${id}` : id;
}

// expect: definition function numbers
function* numbers() {
  yield 1;
}

// expect: definition function later
const later = async () => {
  // expect: inside later
  await 1;
};

// expect: definition variable limit
const limit = 10;

// expect: definition function exports.make
exports.make = function () {};

export default {
  // expect: definition method setup
  setup: () => {},
};

// expect: definition interface Shape
export interface Shape {
  area(): number;
}

// expect: definition type Names
export type Names = readonly string[];

// expect: definition enum Color
export enum Color {
  Red = 'red',
}

// expect: definition namespace Deep.Inner
declare namespace Deep.Inner {
  // expect: definition function declared
  function declared(): void;
}

// expect: definition class Base
export abstract class Base {
  // expect: definition method area
  abstract area(): number;
}
