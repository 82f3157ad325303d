// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { settingsFromEnv } from './settings';

describe('settingsFromEnv', () => {
  it('has a default for everything', () => {
    const defaults = {
      apiTarget: undefined,
      scale: 1,
      latencyMs: 0,
      fault: '',
      port: undefined,
      dataDir: '.demo-data',
      control: false,
      compress: true,
    };
    expect(settingsFromEnv({})).toEqual(defaults);
    expect(settingsFromEnv({ DEMO_SCALE: '', DEMO_FAULT: ' ', PORT: '' })).toEqual(defaults);
  });

  it('reads everything', () => {
    const env = {
      API_TARGET: 'https://bible.example.org',
      DEMO_SCALE: '10',
      DEMO_LATENCY_MS: '120',
      DEMO_FAULT: 'get_quote_list:500,*:hang:2',
      PORT: '8080',
      DEMO_DATA_DIR: '/tmp/nuggets',
      DEMO_CONTROL: '1',
      DEMO_COMPRESS: '0',
    };
    expect(settingsFromEnv(env)).toEqual({
      apiTarget: 'https://bible.example.org',
      scale: 10,
      latencyMs: 120,
      fault: 'get_quote_list:500,*:hang:2',
      port: 8080,
      dataDir: '/tmp/nuggets',
      control: true,
      compress: false,
    });
  });

  it('stores data in memory if set', () => {
    expect(settingsFromEnv({ DEMO_DATA_DIR: 'memory' }).dataDir).toBeUndefined();
  });

  it.each([
    ['API_TARGET', 'bible.example.org'],
    ['API_TARGET', 'ftp://bible.example.org'],
    ['DEMO_SCALE', 'ten'],
    ['DEMO_SCALE', '0'],
    ['DEMO_SCALE', '1e9'],
    ['DEMO_LATENCY_MS', '-1'],
    ['DEMO_FAULT', 'get_quotes:500'],
    ['DEMO_FAULT', 'get_quote_list:5000'],
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['DEMO_CONTROL', 'yes'],
    ['DEMO_COMPRESS', 'no'],
  ])('refuses %s=%s, and names the setting', (name, value) => {
    expect(() => settingsFromEnv({ [name]: value })).toThrow(name);
  });
});
